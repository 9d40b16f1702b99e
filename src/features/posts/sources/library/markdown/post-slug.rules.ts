/** Letters that no rule of Unicode takes apart, as people write them without their marks. */
const SPELLED: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ħ: 'h', ı: 'i', ŋ: 'ng' },
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', ґ: 'g', д: 'd', е: 'e', є: 'ye', ж: 'zh', з: 'z', и: 'i' },
  ...{ і: 'i', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f' },
  ...{ х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya' },
  ...{ ј: 'j', љ: 'lj', њ: 'nj', ћ: 'c', ђ: 'dj', џ: 'dz' },
  ...{ α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm' },
  ...{ ν: 'n', ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps' },
  ω: 'o',
};

const LONGEST = 80;

/**
 * The last part of a post's address, made from its title: lower-case letters, digits and hyphens.
 * A title in a script that this cannot spell gets a name that is always the same for it.
 */
export function slugOf(title: string): string {
  const words = spell(title).match(/[a-z0-9]+/g) ?? [];
  return shorten(words.join('-')) || `post-${fingerprint(title)}`;
}

function spell(title: string): string {
  const letters = title
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase();
  // An apostrophe belongs to its word: don't is dont, not don-t.
  return [...letters.replaceAll(/['’ʼ`]/g, '')].map((letter) => SPELLED[letter] ?? letter).join('');
}

/** Cut between words where that is possible. */
function shorten(slug: string): string {
  if (slug.length <= LONGEST) return slug;
  const cut = slug.slice(0, LONGEST + 1);
  const end = cut.lastIndexOf('-');
  return end > 0 ? cut.slice(0, end) : cut.slice(0, LONGEST);
}

/** FNV-1a over the title's code points, 32 bits, in hexadecimal. */
function fingerprint(title: string): string {
  let hash = 0x811c9dc5;
  for (const character of title.normalize('NFC')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The first of `slug`, `slug-2`, `slug-3`, … that is free. */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  if (!isTaken(slug)) return slug;
  for (let number = 2; ; number++) {
    if (!isTaken(`${slug}-${number}`)) return `${slug}-${number}`;
  }
}
