import { type Authors, readAuthors } from './authors.ts';
import type { ContentFile, ContentRules } from './markdown-post.ts';
import { createOptionCheck } from './option-check.ts';

/** Two lists with an entry or two, as the tools have many. */
const checkOption = createOptionCheck(
  { style: ['Default', 'Watercolor'], mood: ['Neutral', 'Serene'] },
  { style: ['Gouache'] },
);

export const AUTHORS_TEXT = `
guides:
  name: "{siteName} Guides"
  bio: Writes the guides of {siteName}.
  location: Everywhere
  avatar: { prompt: "a compass", style: Watercolor, seed: 4, size: 384x384, alt: "A compass" }
plain: { name: Plain, bio: No picture., location: Here }
`;

const authors: Authors = readAuthors(AUTHORS_TEXT, { checkOption, pictureFiles: new Map() });

export const rules: ContentRules = {
  authors,
  siteName: 'Dreamseed',
  siteUrl: 'https://dreamseed.example',
  hashRecipe: (picture) => ('file' in picture ? `file-${picture.hash}` : `hash${picture.seed}`),
  checkOption,
};

const COVER = '{ prompt: "a lighthouse", style: Watercolor, seed: 1, size: 1280x720, alt: "A lighthouse" }';
const HILL = '{ prompt: "a hill", seed: 2, size: 960x640, alt: "A hill" }';

/** A file with good settings; what is given replaces or completes them, line by line. */
export function contentFile(
  settings: Readonly<Record<string, string | undefined>> = {},
  body = 'Hello.\n',
  kind: ContentFile['kind'] = 'post',
): ContentFile {
  const all = {
    title: 'Light first',
    published: '2026-10-02',
    author: 'guides',
    pictures: `\n  cover: ${COVER}\n  hill: ${HILL}`,
    ...settings,
  };
  const lines = Object.entries(all).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${value}`],
  );
  return { kind, slug: 'light-first', text: `---\n${lines.join('\n')}\n---\n${body}` };
}
