import type { LicensedPackage } from './read-licenses.ts';

/** They ask for no more than that they are named. */
const ALLOWED: ReadonlySet<string> = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Python-2.0',
  'OFL-1.1',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'Zlib',
  'Unicode-3.0',
]);

/** Changes to their own files must be shared; we change none. */
const ALLOWED_UNCHANGED: ReadonlySet<string> = new Set(['MPL-2.0']);

/** A library that stands apart, loaded at run time and replaceable by its user. */
const ALLOWED_APART: ReadonlySet<string> = new Set(['LGPL-3.0-or-later']);
const APART = /^@img\/sharp(-libvips)?-/;

/** Packages whose package.json does not say which license they have, with the one their LICENSE file holds. */
export const NAMED_ELSEWHERE: Readonly<Record<string, string>> = {
  'humanize-number': 'MIT',
  only: 'MIT',
  jsfeat: 'MIT',
};

/** Whether the site may ship, or be built with, a package under its license. */
export function isAllowed({ name, license }: Pick<LicensedPackage, 'name' | 'license'>): boolean {
  const expression = NAMED_ELSEWHERE[name] ?? license;
  const choices = expression.replaceAll(/[()]/g, '').split(/\s+OR\s+/);
  return choices.some((choice) =>
    choice.split(/\s+AND\s+/).every((part) => isPartAllowed(name, part.trim())),
  );
}

function isPartAllowed(name: string, license: string): boolean {
  if (ALLOWED.has(license) || ALLOWED_UNCHANGED.has(license)) return true;
  return ALLOWED_APART.has(license) && APART.test(name);
}
