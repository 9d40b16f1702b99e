import type { Turn } from '../turns-of-things.ts';

/** What stands before each motif of a pattern. */
const IN_PATTERN = '(?<=\\b(?:patterns?|wallpaper|wrapping paper|gift wrap|print)\\b(?: of| with)? .{0,60})';

/** What is a part of nature everywhere else is a motif in a pattern, as it is drawn by itself. */
const MOTIFS: ReadonlyArray<readonly [said: string, motif: string]> = [
  ['(?:green |tropical |palm |monstera |fern |eucalyptus )?leaves', 'leaf'],
  ['(?:autumn|fall|maple|oak) leaves', 'maple leaf'],
  ['stars', 'star shape'],
  ['(?:crescent )?moons', 'crescent shape'],
];
const MOTIF_WORD = MOTIFS.map(([said]) => `(${said})`).join('|');
const asMotif = (...said: Array<string | undefined>) =>
  MOTIFS[said.findIndex((one) => one !== undefined)]![1];

/** Words before "pattern" that name no motif but how it is made. */
const MANNER =
  'geometric|abstract|art|deco|nouveau|fractal|mandala|paisley|damask|kaleidoscope|striped?|checkered|plaid|tartan|terrazzo|marble|islamic|moroccan|seamless|repeating|tile|tiled|mosaic|dot|polka|zigzag|chevron|wave|camouflage|camo|knitting|weave|the|an?|in|with|of|on';

/** Patterns, however they are asked for. */
export const TURNS_OF_PATTERNS: readonly Turn[] = [
  [new RegExp(`${IN_PATTERN}(?:${MOTIF_WORD})\\b(?! (?:falling|sky|in the sky))`, 'gi'), asMotif],
  // "autumn leaves and acorns pattern", "cute cat pattern".
  [
    new RegExp(
      `^(?:an? )?((?:(?!(?:${MANNER})\\b)[a-z-]+ ){1,2}?)(?:and ((?:[a-z]+ )?[a-z]+) )?(?:seamless |repeating )?(?:pattern|wallpaper pattern|wrapping paper)\\b(?! (?:of|with)\\b)`,
      'gi',
    ),
    (one, other) => `seamless pattern of ${[one!.trim(), other].filter(Boolean).map(alone).join(' and ')}`,
  ],
  // The paper of a wall shows its motif all over.
  [
    /^(?:an? )?(?:floral|botanical|nursery|vintage|pretty|cute)? ?(?:wallpaper|wrapping paper|gift wrap|fabric print|textile print|fabric pattern) (?:of|with)\b/gi,
    () => 'seamless pattern of',
  ],
  [
    /^(?:an? )?(?:seamless )?(?:floral|flower|botanical) (?:pattern|wallpaper)\b(?! (?:of|with)\b)/gi,
    () => 'seamless pattern of roses and leaf',
  ],
  [/\bcact(?:us|i|uses) in (?:[a-z]+ )?pots?\b/gi, () => 'potted cactus'],
  // Whom it is for is not on it.
  [
    /(?<=\b(?:pattern|wallpaper|icon|icons|logo)\b.{1,60}) for (?:kids|children|boys|girls|babies|a nursery|a baby|fabric|textile|wrapping paper)\b/gi,
    () => '',
  ],
];

function alone(words: string | undefined): string {
  const motif = MOTIFS.find(([said]) => new RegExp(`^(?:${said})$`, 'i').test(words!));
  return motif ? motif[1] : words!;
}
