import { FileArchive } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import type { WrittenPost } from '../../../posts/written/written-posts.types.ts';
import { describeActFailure } from '../acting/describe-act-failure.ts';
import { useAct } from '../acting/use-act.ts';
import { consoleAddress } from '../owner-addresses.ts';

const FALLBACK = 'The story couldn’t be read. Please try again.';

/** Makes a draft of what the story desk downloads; it is published like any other post. */
export function AddStory() {
  const call = useAct();
  const navigate = useNavigate();
  const inputRef = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (file: File | undefined) => {
    if (!file) return;
    setIsBusy(true);
    setProblem(null);
    const body = new FormData();
    body.append('story', file);
    try {
      const post = await call<WrittenPost>({ method: 'POST', path: '/posts/stories', body });
      if (post) void navigate(consoleAddress('posts', post.id));
    } catch (error) {
      setProblem(describeActFailure(error, FALLBACK));
    }
    setIsBusy(false);
  };
  return (
    <>
      <Button
        variant="secondary"
        loading={isBusy}
        icon={<FileArchive aria-hidden="true" className="size-4" />}
        onClick={() => inputRef.current?.click()}
      >
        Add a Story
      </Button>
      <input
        ref={inputRef}
        type="file"
        accept=".zip,application/zip"
        aria-label="The zip of a drafted story"
        className="hidden"
        onChange={(event) => {
          void send(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      {problem && (
        <Alert tone="error" className="w-full">
          {problem}
        </Alert>
      )}
    </>
  );
}
