import type { RemovedFromPost } from './sanitise-post.types.ts';

const COUNTED: Readonly<Record<string, 'scripts' | 'embeds' | 'fields'>> = {
  script: 'scripts',
  applet: 'embeds',
  audio: 'embeds',
  canvas: 'embeds',
  embed: 'embeds',
  math: 'embeds',
  object: 'embeds',
  svg: 'embeds',
  video: 'embeds',
  button: 'fields',
  input: 'fields',
  select: 'fields',
  textarea: 'fields',
};

export function noneRemoved(): RemovedFromPost {
  return { scripts: 0, embeds: 0, images: 0, links: 0, fields: 0, characters: 0 };
}

/** Counts an element that the allow-list takes out, and its attributes that would run script. */
export function countRemoved(
  name: string,
  attributes: Readonly<Record<string, string>>,
  removed: RemovedFromPost,
): void {
  const kind = Object.hasOwn(COUNTED, name) ? COUNTED[name] : undefined;
  if (kind) removed[kind]++;
  for (const attribute of Object.keys(attributes)) {
    if (/^on/i.test(attribute)) removed.scripts++;
  }
}
