import { Download, Play } from 'lucide-react';
import { useState } from 'react';
import { readableFailure } from '../../../../shared/readable-failure.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { useSiteInfo } from '../../../../ui/use-site-info.ts';
import { PART_FAILURE_MESSAGE } from '../../../generator/run-failure.rules.ts';
import { type DraftProblem, draftProblems } from '../../draft/draft-problems.rules.ts';
import type { StoryDraft } from '../../draft/story-draft.types.ts';

interface DraftFinishProps {
  draft: StoryDraft;
  onPreview: () => void;
  /** Called with the id of the field that a problem is about. */
  onProblem: (id: string) => void;
  onDownloaded: (draft: StoryDraft) => void;
}

type Packing =
  | { status: 'idle' | 'packing' }
  | { status: 'done'; fileName: string; packed: StoryDraft }
  | { status: 'failed'; message: string };

/** The end of the desk: a last look, and the file. */
export function DraftFinish({ draft, onPreview, onProblem, onDownloaded }: DraftFinishProps) {
  const [isChecked, setIsChecked] = useState(false);
  const { packing, pack } = usePacking(onDownloaded);
  const problems = draftProblems(draft);
  const download = () => {
    setIsChecked(true);
    if (problems.length === 0) void pack(draft);
  };
  return (
    <div className="grid gap-4 border-t border-line pt-6">
      <div className="flex flex-wrap gap-3">
        <Button
          size="large"
          loading={packing.status === 'packing'}
          onClick={download}
          icon={<Download aria-hidden="true" className="size-5" />}
          className="grow @md:grow-0"
        >
          Download the story
        </Button>
        <Button
          variant="secondary"
          size="large"
          onClick={onPreview}
          disabled={draft.slides.every(({ picture }) => !picture)}
          icon={<Play aria-hidden="true" className="size-4.5 fill-current" />}
          className="grow @md:grow-0"
        >
          Preview
        </Button>
      </div>
      <p className="text-small text-ink-muted">
        A ZIP file with the story as a Web Story (AMP) document, its pictures and instructions for publishing
        it.
      </p>
      {isChecked && problems.length > 0 && <Problems problems={problems} onProblem={onProblem} />}
      {packing.status === 'failed' && <Alert tone="error">{packing.message}</Alert>}
      {packing.status === 'done' && packing.packed === draft && (
        <Alert tone="success" title={`${packing.fileName} is in your downloads.`} announce>
          See README.txt inside for how to publish it.
        </Alert>
      )}
    </div>
  );
}

function usePacking(onDownloaded: DraftFinishProps['onDownloaded']) {
  const { name } = useSiteInfo();
  const [packing, setPacking] = useState<Packing>({ status: 'idle' });
  const pack = async (draft: StoryDraft) => {
    setPacking({ status: 'packing' });
    try {
      const { downloadStory } = await import('./download-story.ts').catch((error: unknown) => {
        throw new Error(PART_FAILURE_MESSAGE, { cause: error });
      });
      const fileName = await downloadStory(draft, name);
      setPacking({ status: 'done', fileName, packed: draft });
      onDownloaded(draft);
    } catch (error) {
      console.error('We couldn’t create the ZIP file.', error);
      setPacking({ status: 'failed', message: failureMessage(error) });
    }
  };
  return { packing, pack };
}

function Problems({ problems, onProblem }: { problems: DraftProblem[]; onProblem: (id: string) => void }) {
  return (
    <Alert tone="error" title="Before you download">
      <ul className="grid gap-1">
        {problems.map((problem) => (
          <li key={`${problem.key} ${problem.field}`}>
            <button
              type="button"
              onClick={() => onProblem(fieldId(problem))}
              className="cursor-pointer text-left text-ink underline underline-offset-4"
            >
              {problem.message}
            </button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function fieldId({ key, field }: DraftProblem): string {
  return key === null ? `draft-${field}` : `draft-${key}-${field}`;
}

function failureMessage(error: unknown): string {
  return readableFailure(error) || 'We couldn’t create the ZIP file.';
}
