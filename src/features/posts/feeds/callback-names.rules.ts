/** A function of the page itself: a dotted name would reach into whatever the page has, `document.write` too. */
const PLAIN_NAME = /^[A-Za-z_$][\w$]*$/;

/** Words of the language, which no function can be called by. */
const RESERVED = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval export
  extends false finally for function if implements import in instanceof interface let new null package
  private protected public return static super switch this throw true try typeof undefined var void while
  with yield`.split(/\s+/),
);

/** Whether a script may call a function of this name: one that the page has made itself. */
export function isCallbackName(name: string): boolean {
  return PLAIN_NAME.test(name) && !RESERVED.has(name) && !isBuiltIn(name);
}

/** What every object, and so every page, has from the beginning: `constructor`, `__proto__`, `call`. */
function isBuiltIn(name: string): boolean {
  return name in Function.prototype;
}
