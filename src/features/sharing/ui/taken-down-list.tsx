import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { PartFailure } from '../../generator/ui/part-failure.tsx';
import { useLazyPart } from '../../generator/ui/use-lazy-part.ts';
import type { OwnTakedown } from '../takedowns/takedowns.types.ts';
import { ShownThumbnail } from './shown-thumbnail.tsx';

interface TakenDownListProps {
  takenDown: readonly OwnTakedown[];
  onAnswered: (id: string, words: string) => void;
}

const loadDialog = async () => (await import('./answer-dialog.tsx')).AnswerDialog;

/** What staff took down, why, and the account's word on it. */
export function TakenDownList({ takenDown, onAnswered }: TakenDownListProps) {
  const [answered, setAnswered] = useState<OwnTakedown | null>(null);
  const { part: AnswerDialog, hasFailed, retry } = useLazyPart(loadDialog, answered !== null);
  return (
    <section aria-labelledby="taken-down-title" className="mt-8">
      <h3 id="taken-down-title" className="text-title-sm">
        Taken down
      </h3>
      <p className="mt-2 max-w-prose text-ink-soft">
        The owner of this site ended the links to these. They stay in your gallery, and can’t be shared again
        for now.
      </p>
      <ul className="mt-4 divide-y divide-line">
        {takenDown.map((takedown) => (
          <TakenDownRow key={takedown.id} takedown={takedown} onAnswer={() => setAnswered(takedown)} />
        ))}
      </ul>
      {answered && hasFailed && <PartFailure onRetry={retry} />}
      {answered && AnswerDialog && (
        <AnswerDialog
          takedown={answered}
          title={titleOf(answered)}
          onAnswered={(words) => onAnswered(answered.id, words)}
          onClose={() => setAnswered(null)}
        />
      )}
    </section>
  );
}

function TakenDownRow({ takedown, onAnswer }: { takedown: OwnTakedown; onAnswer: () => void }) {
  const { thumbnailUrl, takenDownAt, reason, answer, isKept } = takedown;
  const title = titleOf(takedown);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 py-4">
      <ShownThumbnail address={thumbnailUrl} />
      <div className="min-w-40 flex-1">
        <p dir="auto" className="line-clamp-2 wrap-break-word font-medium">
          {title}
        </p>
        <p className="text-small text-ink-muted">Taken down on {showDay(takenDownAt)}.</p>
        {reason && <Said by="Why" words={reason} />}
        {answer !== null && <Said by="Your answer" words={answer} />}
      </div>
      {answer === null && (
        <Button variant="secondary" size="small" aria-label={`Answer about ${title}`} onClick={onAnswer}>
          Answer
        </Button>
      )}
      {answer !== null && <Badge>{isKept ? 'Stays down' : 'Answer sent'}</Badge>}
    </li>
  );
}

function Said({ by, words }: { by: string; words: string }) {
  return (
    <p className="mt-2 wrap-anywhere whitespace-pre-line text-small text-ink-soft">
      <span className="font-medium text-ink">{by}:</span> {words}
    </p>
  );
}

function titleOf({ prompt, collectionName, collectionId }: OwnTakedown): string {
  return collectionName ?? (prompt || (collectionId === null ? 'Untitled picture' : 'A collection'));
}

const showDay = (time: string) => new Date(time).toLocaleDateString('en-US', { dateStyle: 'long' });
