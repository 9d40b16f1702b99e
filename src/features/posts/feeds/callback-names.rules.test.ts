import { expect, test } from 'vitest';
import { isCallbackName } from './callback-names.rules.ts';

test.each(['showPosts', '_show', '$', 'jQuery123_456', 'evaluate', 'constructors'])(
  '%s is a name that a page may have given',
  (name) => {
    expect(isCallbackName(name)).toBe(true);
  },
);

test.each([
  ['words of the language', ['eval', 'this', 'new', 'import', 'await', 'null', 'let', 'static', 'undefined']],
  ['what every object has', ['constructor', '__proto__', 'toString', 'hasOwnProperty', '__defineGetter__']],
  ['what every function has', ['call', 'apply', 'bind', 'name', 'length']],
  ['no plain names', ['', '1st', 'a.b', 'a[0]', 'a-b', 'alert(1)', 'é', 'a b', 'a\n']],
])('%s are refused', (_, names) => {
  for (const name of names) expect(isCallbackName(name), name).toBe(false);
});
