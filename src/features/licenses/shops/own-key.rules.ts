/** Crockford's base 32: no letter that reads like a digit, and no U. https://www.crockford.com/base32.html */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 5;
const GROUP_LENGTH = 5;

/** How many random bytes a key is made of, one for each of its characters. */
export const OWN_KEY_BYTES = GROUPS * GROUP_LENGTH;

/**
 * Five groups of five characters: 125 random bits. Of keys that the site makes itself.
 * @param random `OWN_KEY_BYTES` random bytes, 0 to 255 each.
 */
export function formatOwnKey(random: Uint8Array): string {
  // 256 is a multiple of 32, so every character is equally likely.
  return group(Array.from(random, (byte) => ALPHABET[byte % ALPHABET.length]).join(''));
}

/**
 * The spelling that we stored. People type keys from a screen: case, spaces and dashes do not
 * matter, and neither does O for 0 or I and L for 1.
 */
export function foldOwnKey(typed: string): string {
  const bare = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return group(bare);
}

function group(characters: string): string {
  return (characters.match(/.{1,5}/g) ?? []).join('-');
}
