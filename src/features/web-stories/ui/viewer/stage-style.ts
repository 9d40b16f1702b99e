/**
 * Upright screens show a slide from edge to edge. Elsewhere it stands in the middle, 9 to 16, but never
 * so narrow that nobody could read its caption.
 */
export const STAGE_SIZE =
  '[--stage-h:100dvh] [--stage-w:100vw] ' +
  '[@media(min-aspect-ratio:3/4)_and_(min-width:34rem)]:[--stage-w:max(var(--stage-h)*9/16,22rem)] ' +
  '[@media(min-aspect-ratio:3/4)_and_(min-width:34rem)_and_(min-height:34rem)]:[--stage-h:calc(100dvh-3rem)]';

/** An element that covers the stage. The dialog carries `STAGE_SIZE`. */
export const ON_STAGE =
  'absolute inset-0 m-auto h-(--stage-h) w-(--stage-w) overflow-hidden ' +
  '[@media(min-aspect-ratio:3/4)_and_(min-width:34rem)_and_(min-height:34rem)]:rounded-xl';

/** What a picture is shown at, for its `sizes`. */
export const STAGE_WIDTHS = '(min-aspect-ratio: 3/4) 57vh, max(100vw, 57vh)';
