const LONGEST_NAME = 50;

/** For a picture without a prompt. */
const NAMELESS = 'seedream_image';

/** The file name of a download: cut first, then every character but a-z and 0-9 becomes an underscore. */
export function downloadFileName(prompt: string): string {
  const cut = [...prompt.trim()].slice(0, LONGEST_NAME).join('');
  const name = cut.replace(/[^a-z0-9]/giu, '_').toLowerCase();
  return `${name || NAMELESS}.png`;
}
