import { Card } from '../../../ui/card.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import type { ScriptPage } from '../story-scripts.types.ts';

const STEP_MS = 70;

interface SlideCardProps {
  slide: ScriptPage;
  onCopyFailure: () => void;
}

/** One page of the script, each part with a button that copies it. */
export function SlideCard({ slide, onCopyFailure }: SlideCardProps) {
  const { page, title, text } = slide;
  const headingId = `slide-${page}`;
  return (
    <Card
      as="article"
      aria-labelledby={headingId}
      padding="none"
      className="animate-rise-in overflow-clip"
      style={{ animationDelay: `${(page - 1) * STEP_MS}ms` }}
    >
      <h3
        id={headingId}
        className="border-b border-line px-5 py-3 text-small font-semibold tracking-normal text-accent sm:px-6"
      >
        Slide {page}
      </h3>
      <dl className="grid gap-4 px-5 py-4 sm:px-6 sm:py-5">
        <Block name="Title" text={title} slide={page} onCopyFailure={onCopyFailure} isTitle />
        <Block name="Text" text={text} slide={page} onCopyFailure={onCopyFailure} />
      </dl>
    </Card>
  );
}

interface BlockProps {
  name: 'Title' | 'Text';
  text: string;
  slide: number;
  onCopyFailure: () => void;
  isTitle?: boolean;
}

function Block({ name, text, slide, onCopyFailure, isTitle = false }: BlockProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4">
      <dt className="self-center text-caption font-semibold text-ink-muted">{name}</dt>
      <dd className="col-span-2 row-start-2">
        <p
          dir="auto"
          className={
            isTitle
              ? 'wrap-anywhere font-display text-title-sm font-semibold text-ink'
              : 'whitespace-pre-line wrap-anywhere text-ink-soft'
          }
        >
          {text}
        </p>
      </dd>
      <dd className="col-start-2 row-start-1 -mr-3.5">
        <CopyButton
          text={text}
          subject={`the ${name.toLowerCase()} of slide ${slide}`}
          onFailure={onCopyFailure}
        />
      </dd>
    </div>
  );
}
