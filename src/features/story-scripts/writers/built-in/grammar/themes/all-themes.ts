import { EVERYDAY_THEME } from './everyday.theme.ts';
import type { Theme } from './theme.types.ts';

export { EVERYDAY_THEME };

/** All themes that words of a title can call. */
export const THEMES: readonly Theme[] = [];

const BY_NAME = new Map(THEMES.map((theme) => [theme.name, theme]));

export function themeNamed(name: string): Theme {
  return BY_NAME.get(name) ?? EVERYDAY_THEME;
}

let everyWord: ReadonlySet<string> | undefined;

/** The title words of all themes together: everyday English nouns, for the most part. */
export function themeWords(): ReadonlySet<string> {
  everyWord ??= new Set(THEMES.flatMap(({ words }) => [...words]));
  return everyWord;
}
