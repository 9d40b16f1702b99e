/** How long a slide stays before the next one comes. */
export const SLIDE_MS = 7000;

/** Where a story that is being watched stands. */
export interface Playback {
  /** The slide, from 0; as many as there are slides once the story has ended. */
  place: number;
  isPaused: boolean;
  /** Another number whenever the time of a slide begins anew. */
  round: number;
  /** What led here: nobody yet, the time, or the visitor. */
  cause: 'opened' | 'time' | 'moved' | 'toggled';
}

export type PlaybackStep = 'time-is-up' | 'next' | 'previous' | 'first' | 'last' | 'toggle' | 'replay';

export const OPENED: Playback = { place: 0, isPaused: false, round: 0, cause: 'opened' };

export function hasEnded({ place }: Playback, slideCount: number): boolean {
  return place >= slideCount;
}

/** What follows when a step is taken. Whoever moves by hand gets the whole time of the slide. */
export function playbackAfter(playback: Playback, step: PlaybackStep, slideCount: number): Playback {
  const { place, isPaused } = playback;
  const isOver = hasEnded(playback, slideCount);
  switch (step) {
    case 'time-is-up':
      return isPaused || isOver ? playback : { ...movedTo(playback, place + 1), cause: 'time' };
    case 'next':
      return isOver ? playback : movedTo(playback, place + 1);
    case 'previous':
      return movedTo(playback, Math.max(0, place - 1));
    case 'first':
      return movedTo(playback, 0);
    case 'last':
      return movedTo(playback, slideCount - 1);
    case 'toggle':
      return isOver ? playback : { ...playback, isPaused: !isPaused, cause: 'toggled' };
    case 'replay':
      return { ...movedTo(playback, 0), isPaused: false };
  }
}

function movedTo(playback: Playback, place: number): Playback {
  return { ...playback, place, round: playback.round + 1, cause: 'moved' };
}

/**
 * What a screen reader says. While the story goes on by itself nothing is said: a voice that is cut off
 * every seven seconds is of no use. Whoever moves or pauses hears where the story stands.
 */
export function announcement(playback: Playback, captions: readonly string[]): string {
  const { place, isPaused, cause } = playback;
  if (hasEnded(playback, captions.length)) return 'The story has ended.';
  if (cause === 'opened' || cause === 'time') return '';
  if (cause === 'toggled' && !isPaused) return 'The story goes on.';
  const where = `Slide ${place + 1} of ${captions.length}`;
  const caption = captions[place];
  const shown = caption ? `${where}: ${caption}` : where;
  return cause === 'toggled' ? `Paused. ${shown}` : shown;
}
