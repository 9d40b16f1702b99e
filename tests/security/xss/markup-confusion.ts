import { HIT, HIT_ABOVE } from './marks.ts';

const IMAGE = `<img src=x onerror=${HIT}>`;

/** Elements whose content one reader takes for text and another for markup. */
const TEXT_OR_MARKUP = [
  'style',
  'xmp',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'title',
  'textarea',
  'script',
];
/** Elements that move a reader between HTML and its foreign languages. */
const BORDERS: readonly (readonly [open: string, close: string])[] = [
  ['<svg>', '</svg>'],
  ['<math>', '</math>'],
  ['<svg><desc>', '</desc></svg>'],
  ['<svg><title>', '</title></svg>'],
  ['<svg><foreignObject>', '</foreignObject></svg>'],
  ['<math><mtext>', '</mtext></math>'],
  ['<math><annotation-xml encoding="text/html">', '</annotation-xml></math>'],
  ['<math><annotation-xml encoding="application/xhtml+xml">', '</annotation-xml></math>'],
  ['<math><mtext><table><mglyph>', '</mglyph></table></mtext></math>'],
  ['<math><mtext><mglyph><svg><mtext>', '</mtext></svg></mglyph></mtext></math>'],
  ['<form><math><mtext></form><form><mglyph>', '</mglyph></math>'],
  ['<svg></p>', '</svg>'],
  ['<svg><br>', '</svg>'],
  ['<math><p>', '</math>'],
  ['<table><caption><svg>', '</svg></caption></table>'],
  ['<select><template><svg>', '</svg></template></select>'],
  ['<template><math><mtext>', '</mtext></math></template>'],
  ['<noscript><svg>', '</svg></noscript>'],
  ['<div><template shadowrootmode=open>', '</template></div>'],
];

const HIDDEN: readonly ((name: string) => string)[] = [
  (name) => `<${name}>${IMAGE}</${name}>`,
  (name) => `<${name}><a title="</${name}>${IMAGE}">x</a></${name}>`,
  (name) => `<${name}><!--</${name}>${IMAGE}-->`,
  (name) => `<${name}><![CDATA[</${name}>]]>${IMAGE}</${name}>`,
];

/** What a reader that does not close, open or nest as browsers do would hand on changed. */
const MISREAD: readonly string[] = [
  `<!--><${'script'}>${HIT}</script>-->`,
  `<!--->${IMAGE}`,
  `<!-- --!>${IMAGE}<!-- -->`,
  `<!--<!-->${IMAGE}-->`,
  `<!-${IMAGE}->`,
  `<?xml ?>${IMAGE}<?x ><img title="?>${IMAGE}">`,
  `<!DOCTYPE html [<!ENTITY x "${IMAGE}">]>&x;`,
  `<![CDATA[><${'script'}>${HIT}</script>]]>`,
  `<//${IMAGE}>`,
  `</ ${IMAGE}>`,
  `</x a=">"${IMAGE}>`,
  `<x<${IMAGE.slice(1)}`,
  `<p/<img src=x onerror=${HIT} //>`,
  `<a href="x"onerror=${HIT} title="><img src=x onerror=${HIT}>">`,
  `<img src="x" title="a\`b" onerror="${HIT}`,
  `<img title='"><img src=x onerror=${HIT}>'>`,
  `<img alt="\`><script>${HIT}</script>">`,
  `<a title="x&quot;><img src=x onerror=${HIT}>" title='"><img src=x onerror=${HIT}>'>x</a>`,
  `<p title="&lt;/p&gt;&lt;img src=x onerror=${HIT}&gt;">x</p>`,
  `<textarea><img title="</textarea>${IMAGE}"></textarea>`,
  `<plaintext>${IMAGE}`,
  `<listing>${IMAGE.replaceAll('<', '&lt;')}</listing><pre>\n\n${IMAGE.replaceAll('<', '&lt;')}</pre>`,
  `<b><i><a></b>${IMAGE}</i></a>`,
  `${'<div>'.repeat(600)}<table><caption>${IMAGE}${'</div>'.repeat(600)}`,
  `${'<b>'.repeat(520)}<svg><style><a title="</style>${IMAGE}">`,
  `${'<table><tr><td>'.repeat(180)}<style><!--</style>${IMAGE}`,
  `<table>${IMAGE}<tr>${IMAGE}<td><table>${IMAGE}</table></table>`,
  `<select><option>${IMAGE}</option></select><select><keygen>${IMAGE}`,
  `<button><p><button>${IMAGE}</p></button>`,
  `<frameset><frame src="data:text/html,<script>${HIT_ABOVE}</script>"></frameset>`,
  `<iframe srcdoc="&lt;script>${HIT_ABOVE}&lt;/script>"></iframe>`,
  `<iframe srcdoc='${IMAGE.replace(HIT, HIT_ABOVE)}' src=https://www.youtube.com/embed/abcdefghijk></iframe>`,
  `<iframe src="https://www.youtube.com/embed/abcdefghijk"><p title="</iframe>${IMAGE}"></iframe>`,
  `<svg><svg><desc><img><style><a title="</style>${IMAGE}"></style></desc></svg></svg>`,
  `<svg><a><animate attributeName=href from=javascript:${HIT} to=1 /><text y=9>x</text></a>`,
  `<math><mtext><h1><a><h6></a></h6><mglyph><svg><mtext><style><a title="</style>${IMAGE}"></style></h1>`,
  `<d><p><a><table><svg><p></a><style><!--</style>${IMAGE}--></style>`,
  `<a><svg><a><style><a id="</style>${IMAGE}">`,
];

/** Texts that two readers of HTML read differently, so that what one found harmless runs in the other. */
export function writeMarkupConfusion(): string[] {
  const crossings = BORDERS.flatMap(([open, close], row) =>
    TEXT_OR_MARKUP.map((name, column) => {
      const hide = HIDDEN[(row + column) % HIDDEN.length];
      return `${open}${hide?.(name) ?? ''}${close}`;
    }),
  );
  return [...MISREAD, ...crossings];
}
