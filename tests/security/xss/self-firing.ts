import { EVIL, HIT } from './marks.ts';

/** Elements and the handlers that a browser calls on them by itself, while a page is read or soon after. */
const SELF_FIRING: readonly (readonly [before: string, after: string, handlers: readonly string[]])[] = [
  ['<img src=x', '>', ['onerror', 'onloadend', 'onloadstart']],
  ['<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="', '>', ['onload', 'onerror']],
  ['<image src=x', '>', ['onerror']],
  ['<svg', '></svg>', ['onload']],
  ['<svg><image href=x', '></svg>', ['onerror', 'onload']],
  ['<svg><feImage href=x', '/></svg>', ['onerror', 'onload']],
  ['<svg><style', '></style></svg>', ['onload', 'onerror']],
  ['<svg><script href=x', '></script></svg>', ['onerror', 'onload']],
  ['<svg><animate attributeName=x dur=1ms repeatCount=2', '></svg>', ['onbegin', 'onend', 'onrepeat']],
  ['<svg><set attributeName=x dur=1ms', '></svg>', ['onbegin', 'onend']],
  ['<svg><animateTransform attributeName=x dur=1ms', '></svg>', ['onbegin', 'onend']],
  ['<svg><animateMotion dur=1ms', '></svg>', ['onbegin', 'onend']],
  ['<body', '>', ['onload', 'onpageshow', 'onresize', 'onfocus', 'onhashchange', 'onmessage', 'onunload']],
  ['<html', '>', ['onload', 'onfocus']],
  ['<iframe', '></iframe>', ['onload']],
  ['<iframe src=about:blank', '></iframe>', ['onload']],
  ['<frameset', '><frame></frameset>', ['onload', 'onpageshow']],
  ['<embed src=/healthz', '>', ['onload']],
  ['<object data=/healthz', '></object>', ['onload', 'onerror']],
  ['<script src=x', '></script>', ['onerror', 'onload']],
  ['<link rel=stylesheet href=x', '>', ['onerror', 'onload']],
  ['<link rel=preload as=image href=x', '>', ['onerror', 'onload']],
  ['<style', '>@import "x";</style>', ['onload', 'onerror']],
  ['<video src=x', '></video>', ['onerror', 'onloadstart', 'onsuspend', 'onemptied', 'onabort']],
  ['<video><source src=x', '></video>', ['onerror']],
  ['<audio src=x', '></audio>', ['onerror', 'onloadstart', 'onstalled']],
  ['<audio><track default src=x', '></audio>', ['onerror', 'oncuechange']],
  ['<input autofocus', '>', ['onfocus', 'onfocusin']],
  ['<input type=image src=x', '>', ['onerror']],
  ['<textarea autofocus', '></textarea>', ['onfocus', 'onfocusin']],
  ['<select autofocus', '></select>', ['onfocus']],
  ['<button autofocus', '>x</button>', ['onfocus', 'onfocusin', 'onblur']],
  ['<a href=/ autofocus tabindex=1', '>x</a>', ['onfocus']],
  ['<p contenteditable autofocus', '>x</p>', ['onfocus']],
  ['<details open', '>x</details>', ['ontoggle']],
  ['<dialog open', '>x</dialog>', ['ontoggle', 'onclose']],
  ['<marquee width=1 loop=1', '>x</marquee>', ['onstart', 'onfinish', 'onbounce']],
  [
    '<div style="animation:x 1ms"',
    '>x</div>',
    ['onanimationstart', 'onanimationend', 'onanimationiteration'],
  ],
  ['<div style="transition:outline 1ms"', '>x</div>', ['ontransitionrun', 'ontransitionend']],
  ['<p style="display:block;content-visibility:auto"', '>x</p>', ['oncontentvisibilityautostatechange']],
  [
    '<div style="overflow:auto;height:1px"',
    '>x<br>x</div>',
    ['onscroll', 'onscrollend', 'onscrollsnapchange'],
  ],
  ['<slot', '></slot>', ['onslotchange']],
  ['<math', '><mi>x</mi></math>', ['onload', 'onfocus']],
  ['<x tabindex=1 autofocus', '>x</x>', ['onfocus', 'onactivate', 'onbeforeactivate']],
];

/** Ways in which a handler may be written so that a list of forbidden words misses it. */
const SPELLINGS: readonly ((handler: string) => string)[] = [
  (handler) => ` ${handler}=${HIT}`,
  (handler) => `/${handler.toUpperCase()}="${HIT}"`,
  (handler) => `\n${handler}\n=\n'${HIT}'`,
  (handler) => `\f${handler}=&#104;&#x69;t&lpar;&rpar;`,
  (handler) => ` a=">" ${handler}=${HIT}//`,
  (handler) => ` ${handler}=window['h'+'it']()`,
  (handler) => ` ${handler}=hit\`\``,
  (handler) => ` x='"' ${handler}="location='${EVIL}'"`,
  (handler) => ` ${handler}=\\u0068it() ${handler}=x`,
];

/** Every element with every handler that needs nobody's touch, each in the next of the spellings. */
export function writeSelfFiring(): string[] {
  const elements = SELF_FIRING.flatMap(([before, after, handlers]) =>
    handlers.map((handler) => ({ before, after, handler })),
  );
  return elements.flatMap(({ before, after, handler }, place) =>
    [0, 4].map((step) => {
      const spell = SPELLINGS[(place + step) % SPELLINGS.length];
      return `${before}${spell?.(handler) ?? ''}${after}`;
    }),
  );
}
