import { CopyButton } from '../../../ui/buttons/copy-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Card } from '../../../ui/layout/card.tsx';
import type { ScriptPage } from '../story-scripts.types.ts';
import { StorySegments } from './story-segments.tsx';

const STEP_MS = 70;

interface SlideCardProps {
  slide: ScriptPage;
  /** Slides of the whole script. */
  count: number;
  onCopyFailure: () => void;
}

/** One page of the script, each part with a button that copies it. */
export function SlideCard({ slide, count, onCopyFailure }: SlideCardProps) {
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
      <div className="flex items-center gap-4 border-b border-line px-5 py-3 sm:px-6">
        <h3 id={headingId} className="shrink-0 text-small font-semibold tracking-normal text-accent">
          Slide {page}
        </h3>
        <StorySegments count={count} lit={page} className="flex-1 gap-1" />
      </div>
      <dl className="grid gap-3 px-5 pt-2 pb-5 sm:gap-4 sm:px-6 sm:py-5">
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

/** On phones the button stands beside the name, so that the words have the whole width. */
function Block({ name, text, slide, onCopyFailure, isTitle = false }: BlockProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 sm:gap-x-8">
      <dt className="self-center text-caption font-semibold text-ink-muted">{name}</dt>
      <dd
        dir="auto"
        className={classNames(
          'wrap-anywhere col-span-2 row-start-2 sm:col-span-1 sm:mt-1',
          isTitle
            ? 'font-display text-title-sm font-semibold text-ink'
            : 'whitespace-pre-line leading-relaxed text-ink-soft',
        )}
      >
        {text}
      </dd>
      <dd className="col-start-2 row-start-1 -mr-3.5 flex w-26 justify-end self-start sm:row-span-2 sm:-mt-1.5">
        <CopyButton
          text={text}
          subject={`the ${name.toLowerCase()} of slide ${slide}`}
          onFailure={onCopyFailure}
        />
      </dd>
    </div>
  );
}
