import { classNames } from '../../../ui/class-names.ts';
import { StorySegments } from './story-segments.tsx';

/** The usual length of a script. */
const SLIDES = [0, 1, 2, 3, 4] as const;

/** Raised towards the middle, as cards held in a hand. */
const TILTS = [
  'translate-y-3 -rotate-4',
  'translate-y-1 -rotate-2',
  '',
  'translate-y-1 rotate-2',
  'translate-y-3 rotate-4',
] as const;

const STEP_MS = 260;

interface GhostSlidesProps {
  /** Light runs over them, one after the other. */
  isWriting: boolean;
  /** Each slide shows its own strip of the chosen picture. */
  previewUrl: string | undefined;
}

/** Five slides that are not there yet. */
export function GhostSlides({ isWriting, previewUrl }: GhostSlidesProps) {
  return (
    <div aria-hidden="true" className="grid grid-cols-5 gap-2 px-1 pb-4 sm:gap-4 sm:px-4">
      {SLIDES.map((place) => (
        <div
          key={place}
          className={classNames(
            'lit-border relative aspect-9/16 before:z-1 overflow-hidden rounded-sm bg-surface-raised shadow-raised sm:rounded-lg',
            TILTS[place],
          )}
        >
          {previewUrl && <Strip previewUrl={previewUrl} place={place} />}
          <StorySegments
            count={SLIDES.length}
            lit={place + 1}
            className="absolute inset-x-1.5 top-1.5 gap-0.5 sm:inset-x-2.5 sm:top-2.5 sm:gap-1"
          />
          <span className="absolute inset-x-1.5 bottom-2 grid gap-1 sm:inset-x-3 sm:bottom-4 sm:gap-2">
            <span className="h-1.5 w-3/4 rounded-full bg-ink/75 sm:h-2.5" />
            <span className="h-1 rounded-full bg-ink/40 sm:h-1.5" />
            <span className="hidden h-1.5 w-4/5 rounded-full bg-ink/40 sm:block" />
          </span>
          {isWriting && (
            <span
              className="absolute inset-0 animate-sheen bg-linear-to-r from-transparent via-accent/25 to-transparent"
              style={{ animationDelay: `${place * STEP_MS}ms` }}
            />
          )}
        </div>
      ))}
    </div>
  );
}

function Strip({ previewUrl, place }: { previewUrl: string; place: number }) {
  return (
    <>
      <img
        src={previewUrl}
        alt=""
        className="absolute inset-0 size-full animate-fade-in object-cover opacity-85"
        style={{ objectPosition: `${place * 25}% 50%` }}
      />
      <span className="absolute inset-0 bg-linear-to-t from-ground-deep/95 via-ground-deep/25 to-ground-deep/35" />
    </>
  );
}
