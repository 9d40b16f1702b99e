/**
 * Upright screens show a slide from edge to edge. Elsewhere it stands in the middle, 9 to 16, but never
 * so narrow that nobody could read its caption. An ancestor of what stands on the stage carries this.
 */
export const STAGE_SIZE =
  '[--stage-margin:0px] [--stage-h:calc(100dvh-2*var(--stage-margin))] [--stage-w:100vw] ' +
  'roomy:[--stage-w:max(var(--stage-h)*9/16,min(22rem,60vw))] roomy:[@media(min-height:34rem)]:[--stage-margin:1.5rem]';

/** An element that covers the stage. */
export const ON_STAGE =
  'absolute inset-0 m-auto h-(--stage-h) w-(--stage-w) overflow-hidden rounded-(--stage-margin)';

/**
 * How large a picture on the stage is shown, for its `sizes`: its height, because the widths that are
 * offered are longest sides, and pictures of stories stand upright.
 */
export const STAGE_SIZES = '100vh';

/**
 * What covers the whole site. While pages change the header has a layer of its own in front of them,
 * which would blur the top of it.
 */
export const OVER_THE_SITE =
  'fixed inset-0 z-50 h-dvh bg-ground-deep [html:has(&)]:overflow-hidden [html:has(&)::view-transition-group(site-header)]:hidden';
