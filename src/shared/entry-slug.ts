const ACCENTS = /\p{Diacritic}/gu;

/** What somebody reads, as an address says it: `Worm's-Eye View` is `worms-eye-view`, `colorScheme` is `color-scheme`. */
export function entrySlug(text: string): string {
  return text
    .normalize('NFD')
    .replace(ACCENTS, '')
    .replace(/['’]/g, '')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
