import { readArtCredits } from '@dreamseed/illustrator/what-it-knows';
import type { Attribution } from '../../features/site-pages/attributions.types.ts';

const OPEN_FONT_LICENSE = {
  kind: 'type',
  license: 'SIL Open Font License 1.1',
  licenseUrl: 'https://openfontlicense.org',
} as const;

const TYPEFACES: readonly Attribution[] = [
  {
    title: 'Bricolage Grotesque',
    author: 'Mathieu Triay',
    url: 'https://github.com/ateliertriay/bricolage',
    use: 'The font used for headings.',
    ...OPEN_FONT_LICENSE,
  },
  {
    title: 'Figtree',
    author: 'Erik Kennedy',
    url: 'https://github.com/erikdkennedy/figtree',
    use: 'The font used for text.',
    ...OPEN_FONT_LICENSE,
  },
];

const INTERFACE_ICONS: Attribution = {
  kind: 'interface',
  title: 'Lucide',
  author: 'Lucide contributors',
  url: 'https://lucide.dev',
  license: 'ISC',
  licenseUrl: 'https://lucide.dev/license',
  use: 'The small icons of buttons and menus.',
};

const NETWORK: Attribution = {
  kind: 'network',
  title: 'Anime4K',
  author: 'bloc97, as packaged by Sam Bhattacharyya (WebSR)',
  url: 'https://github.com/bloc97/Anime4K',
  license: 'MIT',
  licenseUrl: 'https://github.com/bloc97/Anime4K/blob/master/LICENSE',
  use: 'The small network that enlarges downloads to 4K and 8K.',
};

const WORDS: readonly Attribution[] = [
  {
    kind: 'words',
    title: 'WordNet',
    author: 'Princeton University',
    url: 'https://wordnet.princeton.edu',
    license: 'WordNet License',
    licenseUrl: 'https://wordnet.princeton.edu/license-and-commercial-use',
    use: 'Which kind a thing is, where the illustrator draws the nearest it knows.',
  },
  {
    kind: 'words',
    title: 'Unicode CLDR',
    author: 'Unicode, Inc.',
    url: 'https://cldr.unicode.org',
    license: 'Unicode License v3',
    licenseUrl: 'https://www.unicode.org/license.txt',
    use: 'The names of things in nine languages, by which the illustrator reads prompts.',
  },
  {
    kind: 'words',
    title: 'List of Dirty, Naughty, Obscene, and Otherwise Bad Words',
    author: 'Shutterstock and contributors',
    url: 'https://github.com/LDNOOBW/List-of-Dirty-Naughty-Obscene-and-Otherwise-Bad-Words',
    license: 'CC BY 4.0',
    licenseUrl: 'https://creativecommons.org/licenses/by/4.0/',
    use: 'Some of the words that this site does not draw; chosen and continued.',
  },
];

/** Everything licensed that pictures and pages build on. */
export function listAttributions(): Attribution[] {
  const art = readArtCredits().map(
    (credit): Attribution => ({
      kind: 'art',
      title: credit.title,
      author: credit.author,
      url: credit.authorUrl,
      license: credit.licence,
      licenseUrl: credit.licenceUrl,
      use: `${credit.icons} icons that the illustrator relights and repaints.`,
    }),
  );
  return [...art, ...WORDS, NETWORK, ...TYPEFACES, INTERFACE_ICONS];
}
