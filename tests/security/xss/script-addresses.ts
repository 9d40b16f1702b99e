import { EVIL, HIT, HIT_ABOVE } from './marks.ts';

const inBase64 = (text: string) => Buffer.from(text).toString('base64');
const DOCUMENT = `<script>${HIT_ABOVE}</script>`;
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg"><script>${HIT_ABOVE}</script></svg>`;

/** Addresses that are programs, as the address standard reads them: it drops tabs, line ends and what stands before. */
const ADDRESSES: readonly string[] = [
  `javascript:${HIT}`,
  `JAVASCRIPT:${HIT}`,
  `\x00javascript:${HIT}`,
  `\x1f javascript:${HIT}`,
  `&#1;&#31;javascript:${HIT}`,
  `j&#9;a&#10;v&#13;a\tscript:${HIT}`,
  `javascript\t:${HIT}`,
  `javascript&Tab;&colon;${HIT}`,
  `&#0000000000106avascript:${HIT}`,
  `&#x0006Aavascript&#x0000000003A${HIT}`,
  `javascript:%68%69%74%28%29`,
  `javascript:/*--></title></style></textarea>*/${HIT}`,
  `javascript://evil.test/%0a${HIT}`,
  `javascript://evil.test/%E2%80%A8${HIT}`,
  `javascript:void(${HIT})//https://example.com`,
  `javascript:"<img src=x onerror=${HIT_ABOVE}>"`,
  `data:text/html,${DOCUMENT}`,
  `data:text/html;charset=utf-7,+ADw-script+AD4-${HIT_ABOVE}+ADw-/script+AD4-`,
  `data:text/html;base64,${inBase64(DOCUMENT)}`,
  `data:application/xhtml+xml,${DOCUMENT.replace('<script>', '<script xmlns="http://www.w3.org/1999/xhtml">')}`,
  `data:image/svg+xml;base64,${inBase64(DRAWING)}`,
  `data:image/svg+xml,${encodeURIComponent(DRAWING)}`,
  `data:text/xml,${DRAWING}`,
  `DaTa:,${HIT}`,
  `vbscript:${HIT}`,
  `jar:${EVIL}!/x.html`,
  `blob:${EVIL}/x`,
  `about:blank#${HIT}`,
  `view-source:${EVIL}`,
  `intent://evil.test/#Intent;scheme=https;end`,
  `ws://evil.test/`,
];

/** Every place of HTML, SVG and MathML that holds an address. */
const PLACES: readonly ((address: string) => string)[] = [
  (address) => `<a href="${address}" target=_self>x</a>`,
  (address) => `<a href='${address}' autofocus>x</a>`,
  (address) => `<area href="${address}"><map name=m><area shape=default href="${address}"></map>`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<iframe src='${address}' sandbox="allow-scripts allow-top-navigation"></iframe>`,
  (address) => `<object data="${address}"><param name=src value="${address}"></object>`,
  (address) => `<embed src="${address}">`,
  (address) => `<form action="${address}" id=f><input type=submit formaction="${address}"></form>`,
  (address) => `<svg><a href="${address}"><text y=9>x</text></a></svg>`,
  (address) => `<svg><a xlink:href="${address}"><rect width=9 height=9 /></a></svg>`,
  (address) => `<svg><use href="${address}#x" /></svg>`,
  (address) => `<svg><script href="${address}"></script></svg>`,
  (address) => `<svg><a><set attributeName=href to="${address}" /><text y=9>x</text></a></svg>`,
  (address) =>
    `<svg><a><animate attributeName=xlink:href values="x;${address}" dur=1ms fill=freeze /></a></svg>`,
  (address) =>
    `<math><mi href="${address}">x</mi><maction actiontype="statusline#${address}">x</maction></math>`,
  (address) => `<img srcset="${address} 1x, x 2x"><picture><source srcset="${address}"><img></picture>`,
  (address) => `<meta http-equiv=refresh content='0;url=${address}'>`,
  (address) => `<base href="${address}"><script src=x.js></script>`,
  (address) => `<link rel=import href="${address}"><link rel=manifest href="${address}">`,
  (address) => `<script src="${address}"></script>`,
  (address) => `<video poster="${address}"><source src="${address}"><track default src="${address}"></video>`,
  (address) => `<q cite="${address}">x</q><del cite="${address}">x</del>`,
  (address) => `<table background="${address}"><tr><td background="${address}">x</table>`,
  (address) => `<p style="background:url('${address}')">x</p>`,
  (address) => `<portal src="${address}"></portal><fencedframe src="${address}"></fencedframe>`,
];

/** Every address in two places: which ones is a walk through all pairs that meets each place often. */
export function writeScriptAddresses(): string[] {
  return ADDRESSES.flatMap((address, row) =>
    PLACES.filter((_, column) => (row * 3 + column) % 5 === 0).map((place) => place(address)),
  );
}
