import { hasCredentials } from '../credentials.rules.ts';
import { carryMark } from '../marked-file.rules.ts';
import type { MarkAddition } from '../picture-mark.rules.ts';
import { wantsPromptInFiles } from './prompt-in-files.ts';

/**
 * Has a file that leaves the browser say what its picture says; a canvas writes pixels alone.
 * @param from the picture as it came, which may be the very file.
 * @param said what is known of it; its prompt goes along only for visitors who want that.
 */
export async function keepMark(from: Blob, file: Blob, said: MarkAddition): Promise<Blob> {
  const prompt = wantsPromptInFiles() ? said.prompt : undefined;
  const createdAt = said.createdAt || undefined;
  if (from === file && !prompt && createdAt === undefined) return file;
  const [source, bytes] = await Promise.all([readBytes(from), readBytes(file)]);
  // A signed file is worth more than the day in it, which would break its signature.
  if (!prompt && hasCredentials(bytes)) return file;
  return new Blob([carryMark(source, bytes, { prompt, createdAt })], { type: file.type });
}

async function readBytes(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.arrayBuffer());
}
