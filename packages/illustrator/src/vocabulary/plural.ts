/** The regular English plural of a word or of the last word of a name. Irregular ones are told by the vocabulary. */
export function pluralOf(name: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(name)) return `${name}es`;
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  if (/[^f]fe$/.test(name)) return `${name.slice(0, -2)}ves`;
  if (/(?:[aeo]|l)lf$|[^o]oaf$|eaf$/.test(name)) return `${name.slice(0, -1)}ves`;
  if (/man$/.test(name) && !/(?:human|german|caiman|talisman)$/.test(name)) return `${name.slice(0, -3)}men`;
  return `${name}s`;
}
