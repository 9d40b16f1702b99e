import {
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import type { ShownStory } from '../../web-stories.types.ts';
import { OVER_THE_SITE, STAGE_SIZE } from './stage-style.ts';
import { StoryArrows, StoryControls } from './story-controls.tsx';
import type { StoryEndingProps, StoryPlace } from './story-ending.tsx';
import { type GestureListeners, listenToGestures } from './story-gestures.ts';
import { listenToKeys } from './story-keys.ts';
import { announcement, type PlaybackStep } from './story-playback.rules.ts';
import { NEW_TAB_HINT_ID, SlideView } from './story-slide.tsx';
import { useModalDialog } from './use-modal-dialog.ts';
import { usePlayback } from './use-playback.ts';
import { useSlideClock } from './use-slide-clock.ts';

const loadEnding = () => import('./story-ending.tsx');
/** Needed when the story nears its end; fetched while its first slide is shown. */
const StoryEnding = lazy(async () => {
  // Whoever lost the connection meanwhile keeps the last slide and the way out, instead of an error.
  const ending = await loadEnding().catch(() => undefined);
  return { default: ending?.StoryEnding ?? NoEnding };
});

function NoEnding(_: StoryEndingProps) {
  return null;
}

interface StoryViewerProps {
  /** Give another `key` with another story. */
  story: ShownStory;
  onClose: () => void;
  /** What the end of the story leads to; a story that is only tried out leads nowhere. */
  next?: StoryPlace;
}

/**
 * A story over the whole screen, slide after slide, each for seven seconds. A modal dialog: the page
 * under it is out of reach until the story is closed.
 */
export function StoryViewer({ story, onClose, next }: StoryViewerProps) {
  const { slides, title, slug } = story;
  const count = slides.length;
  const dialogRef = useRef<HTMLDialogElement>(null);
  const barRef = useRef<HTMLSpanElement>(null);
  const player = usePlayback(count);
  const { playback, isOver, isRunning, step } = player;
  useModalDialog(dialogRef, onClose);
  useSlideClock({ isRunning, round: playback.round, barRef, onTimeUp: player.markTimeUp });
  useKeepFocus(dialogRef, playback.place);
  useControlsByHand({ dialogRef, isOver, onStep: step, onHold: player.setHeld, onClose });
  // Once there it stays: its offer is chosen once per viewing.
  const [isEndingWanted, setEndingWanted] = useState(false);
  if (!isEndingWanted && playback.place >= count - 2) setEndingWanted(true);
  useEffect(() => {
    // Whoever is not reached now is asked again at the end.
    loadEnding().catch(() => undefined);
  }, []);

  return (
    <dialog
      ref={dialogRef}
      open
      tabIndex={-1}
      aria-label={`Story: ${title}`}
      data-held={player.isHeld || undefined}
      className={classNames(STAGE_SIZE, OVER_THE_SITE, VIEWER)}
    >
      <p aria-live="polite" className="sr-only">
        {announcement(
          playback,
          slides.map(({ caption }) => caption),
        )}
      </p>
      <p id={NEW_TAB_HINT_ID} hidden>
        Opens in a new tab.
      </p>
      <StoryControls
        title={title}
        playback={playback}
        count={count}
        barRef={barRef}
        onStep={step}
        onClose={onClose}
      />
      {slides.map((slide, place) => (
        <SlideView
          // biome-ignore lint/suspicious/noArrayIndexKey: a story may show one picture twice
          key={place}
          slide={slide}
          storyTitle={title}
          tint={slug}
          place={place}
          count={count}
          distance={distanceOf(place, Math.min(playback.place, count - 1))}
          isCovered={isOver}
          onReady={player.markReady}
          onAim={player.setAimed}
          onFollowLink={() => playback.isPaused || step('toggle')}
        />
      ))}
      {isEndingWanted ? (
        <Suspense>
          <StoryEnding slug={slug} next={next} isOver={isOver} onStep={step} />
        </Suspense>
      ) : null}
      {isOver ? null : <StoryArrows onStep={step} />}
    </dialog>
  );
}

const VIEWER =
  'm-0 max-h-none w-screen max-w-none touch-pinch-zoom overflow-clip border-0 p-0 text-ink outline-none select-none [-webkit-touch-callout:none] ' +
  'noscript:static noscript:h-auto noscript:w-auto noscript:[html:has(&)]:overflow-auto';

function distanceOf(place: number, current: number): 'current' | 'near' | 'far' {
  if (place === current) return 'current';
  return Math.abs(place - current) === 1 ? 'near' : 'far';
}

/** What had the focus may have gone with its slide. */
function useKeepFocus(dialogRef: RefObject<HTMLDialogElement | null>, place: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another slide is the reason to look
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.closest('figure')) {
      dialogRef.current?.focus({ preventScroll: true });
    }
  }, [dialogRef, place]);
}

interface ControlsByHand {
  dialogRef: RefObject<HTMLDialogElement | null>;
  isOver: boolean;
  onStep: (step: PlaybackStep) => void;
  onHold: (isHeld: boolean) => void;
  onClose: () => void;
}

/** Taps, swipes, long presses and keys. */
function useControlsByHand({ dialogRef, isOver, onStep, onHold, onClose }: ControlsByHand): void {
  const close = useEffectEvent(onClose);
  // At the end a tap beside a card is a mistake.
  const tap = useEffectEvent((step: PlaybackStep) => isOver || onStep(step));
  // With the dialog itself: whoever sees it above the page is heard at once.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    const gestures: GestureListeners = {
      onTap: (step) => tap(step),
      onSwipe: (swipe) => (swipe === 'close' ? close() : onStep(swipe)),
      onHold,
    };
    const stopGestures = listenToGestures(dialog, gestures);
    const stopKeys = listenToKeys(dialog, { onStep, onClose: () => close() });
    return () => {
      stopGestures();
      stopKeys();
    };
  }, [dialogRef, onStep, onHold]);
}
