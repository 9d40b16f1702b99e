/** Hides the document until the AMP runtime is there, eight seconds at most. AMP wants it to the byte. */
const HIDDEN_AT_FIRST =
  'body{-webkit-animation:-amp-start 8s steps(1,end) 0s 1 normal both;-moz-animation:-amp-start 8s steps(1,end) 0s 1 normal both;-ms-animation:-amp-start 8s steps(1,end) 0s 1 normal both;animation:-amp-start 8s steps(1,end) 0s 1 normal both}@-webkit-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-moz-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-ms-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-o-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}';
const SHOWN_WITHOUT_SCRIPTS =
  'body{-webkit-animation:none;-moz-animation:none;-ms-animation:none;animation:none}';

/** https://amp.dev/documentation/guides-and-tutorials/learn/spec/amp-boilerplate */
export const BOILERPLATE = `<style amp-boilerplate>${HIDDEN_AT_FIRST}</style><noscript><style amp-boilerplate>${SHOWN_WITHOUT_SCRIPTS}</style></noscript>`;

/**
 * The look of a story. Letters grow with the page, whose sides AMP tells as `--story-page-vw` and
 * `--story-page-vh`; the ground under the words grows with the words, and is dark enough for them on a
 * white picture. On a page that is wider than high, words stand beside a high picture.
 */
const STYLE = `
amp-story, amp-story-page { background: #0b0a12; color: #f7f6fb; }
amp-story {
  font-family: ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif;
}
amp-story-grid-layer.wide amp-img img { object-fit: contain; object-position: 50% 38%; }
amp-story-grid-layer.backdrop amp-img img { filter: blur(24px) brightness(0.5); transform: scale(1.15); }
.words { padding: 0; align-content: end; }
.ground {
  font-size: calc(4.5 * var(--story-page-vw, 1vw));
  padding: 5.5em 1.4em 1.9em;
  background: linear-gradient(rgba(11, 10, 18, 0), rgba(11, 10, 18, 0.46) 2.9em, rgba(11, 10, 18, 0.76) 5.5em, rgba(11, 10, 18, 0.95));
}
.linked .ground { padding-bottom: 104px; }
.ground h1, .ground h2 {
  font-size: 1.7em;
  font-weight: 750;
  line-height: 1.14;
  letter-spacing: -0.02em;
  text-wrap: balance;
  overflow-wrap: anywhere;
}
.ground h2 { font-size: 1.4em; }
.ground p {
  font-size: 1.12em;
  line-height: 1.42;
  color: #e9e7f3;
  text-wrap: pretty;
  overflow-wrap: anywhere;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 18;
  overflow: hidden;
}
.ground h1 + p, .ground h2 + p { margin-top: 0.5em; }
.ground p.brief { font-size: 1.3em; line-height: 1.34; color: #f7f6fb; text-wrap: balance; }
.ground p.long { font-size: 0.95em; line-height: 1.45; }
.ground p.endless { font-size: 0.8em; line-height: 1.45; }
@media (orientation: landscape) {
  .ground { font-size: calc(4 * var(--story-page-vh, 1vh)); }
  amp-story-grid-layer.high amp-img img { object-fit: contain; }
  .beside { align-content: safe center; }
  .beside .ground p.long, .beside .ground p.endless { font-size: 0.8em; line-height: 1.4; }
  .beside .ground {
    padding: 2.6em;
    background: linear-gradient(to right, rgba(11, 10, 18, 0.95), rgba(11, 10, 18, 0.8) 80%, rgba(11, 10, 18, 0));
  }
}
`;

export const CUSTOM_STYLE = `<style amp-custom>${STYLE.replaceAll('\n', ' ').replaceAll(/ {2,}/g, ' ').trim()}</style>`;
