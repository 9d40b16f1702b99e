import type { Tool } from '../../../plans/plans.types.ts';

/** Where a picture's address waits, in the tab's session storage, until its tool is on the screen. */
const KEY = 'dreamseed.handed-picture';

interface HandedPicture {
  file: File;
  /** As it was painted before. */
  strength?: number;
}

/** Puts a picture of this site where its tool finds it; the caller then goes to `urls.generatorSuite()`. */
export function handPicture(tool: Tool, address: string, strength?: number): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ tool, address, strength }));
  } catch (error) {
    console.warn('This browser keeps nothing for the tool.', error);
  }
}

/** The picture that was handed to this tool, once; undefined when there is none or it is gone. */
export async function takeHandedPicture(wanted: Tool): Promise<HandedPicture | undefined> {
  const handed = readHanded();
  if (handed?.tool !== wanted) return undefined;
  window.sessionStorage.removeItem(KEY);
  return { file: await fetchPicture(handed.address), strength: handed.strength };
}

/** @throws {Error} when it is not there any more. */
export async function fetchPicture(address: string): Promise<File> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The picture answered ${answer.status}.`);
  return toFile(await answer.blob());
}

export function toFile(picture: Blob): File {
  return new File([picture], 'picture', { type: picture.type });
}

function readHanded(): { tool: unknown; address: string; strength?: number } | undefined {
  try {
    const { tool, address, strength } = Object(JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null'));
    if (typeof address !== 'string') return undefined;
    return { tool, address, ...(typeof strength === 'number' && { strength }) };
  } catch {
    // Reading may be forbidden; then nothing was stored either.
    return undefined;
  }
}
