import { LEARN_STYLE_ADDRESS } from '../../../shared/learn-style-address.ts';
import { accountSession } from '../../accounts/ui/account-session.ts';
import { apiBaseUrl } from '../../user-status/ui/api-base-url.ts';
import { productApi } from '../../user-status/ui/api-client.ts';
import type { KeptStyle, KeptStyles, LearningLine, StyleFile } from '../learned-styles.types.ts';
import type { ChosenStyle } from './chosen-style.types.ts';
import { makeSmallCopy } from './small-copy.ts';

const FAILED_MESSAGE = 'No style came back. Check your connection and try again.';
/** As the server has it; a style takes a tenth of it. */
const LARGEST_FILE = 64 * 1024;

const NO_STYLES: KeptStyles = { styles: [], most: 0, mostPictures: 0 };

export type LearnedAnswer = Extract<LearningLine, { previews: string[] }>;

/** A sentence for the screen. */
export class StyleRequestError extends Error {
  override name = 'StyleRequestError';
}

/**
 * Has a style learned; small copies are sent, without what a camera wrote.
 * @param onProgress told how much is done, 0..1
 * @throws {StyleRequestError} with what to do; an AbortError when the signal stops it.
 */
export async function learnFrom(
  files: readonly File[],
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<LearnedAnswer> {
  const form = await toForm(files);
  signal.throwIfAborted();
  const token = await accountSession().getToken();
  const headers: Record<string, string> = token === null ? {} : { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${apiBaseUrl()}${LEARN_STYLE_ADDRESS}`, {
    method: 'POST',
    body: form,
    headers,
    signal,
  });
  if (!answer.ok || !answer.body) throw new StyleRequestError(await sentenceOf(answer));
  for await (const line of linesOf(answer.body)) {
    if ('done' in line) onProgress(line.done);
    else if ('style' in line) return line;
    else throw new StyleRequestError(line.message);
  }
  throw new StyleRequestError(FAILED_MESSAGE);
}

export async function listStyles(): Promise<KeptStyles> {
  return (await productApi().call<KeptStyles>({ method: 'GET', path: '/styles' })) ?? NO_STYLES;
}

/** @param pictures some of those that it was learned from, where the site keeps any. */
export async function keepStyle({ name, style }: ChosenStyle, pictures: readonly File[]): Promise<void> {
  const body = toFile({ name, style });
  const kept = await productApi().call<KeptStyle>({ method: 'POST', path: '/styles', body });
  if (!kept || pictures.length === 0) return;
  try {
    await productApi().call({
      method: 'POST',
      path: `/styles/${kept.id}/pictures`,
      body: await toForm(pictures),
    });
  } catch (error) {
    // The style is as good without them for the engine that learned it.
    console.warn('The pictures of the style were not kept.', error);
  }
}

export function renameStyle(id: string, name: string): Promise<KeptStyle | null> {
  return productApi().call<KeptStyle>({ method: 'PATCH', path: `/styles/${id}`, body: { name } });
}

export async function deleteStyle(id: string): Promise<void> {
  await productApi().call({ method: 'DELETE', path: `/styles/${id}` });
}

/** Reads a style that somebody shared: the server says whether it is one, and an account keeps it. */
export async function importStyle(file: File): Promise<ChosenStyle> {
  if (file.size > LARGEST_FILE)
    throw new StyleRequestError('This file is too large to be a style. Choose one that ends in .style.json.');
  const body = await file
    .text()
    .then(JSON.parse)
    .catch(() => null);
  if (body === null)
    throw new StyleRequestError('This file isn’t a style. Choose one that ends in .style.json.');
  const answer = await productApi().call<ChosenStyle>({ method: 'POST', path: '/styles/import', body });
  if (!answer) throw new StyleRequestError(FAILED_MESSAGE);
  return { name: answer.name, style: answer.style };
}

/** Hands a style out as one file that others can use. */
export function downloadStyle(chosen: ChosenStyle): void {
  const text = `${JSON.stringify(toFile(chosen), null, 2)}\n`;
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${chosen.name.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}.style.json`;
  link.click();
  URL.revokeObjectURL(url);
}

async function toForm(pictures: readonly File[]): Promise<FormData> {
  const form = new FormData();
  for (const [index, file] of pictures.entries())
    form.set(`image${index + 1}`, await makeSmallCopy(file), 'picture.jpg');
  return form;
}

function toFile({ name, style }: ChosenStyle): StyleFile {
  return { kind: 'dreamseed-style', name, style };
}

async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<LearningLine> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let waiting = '';
  while (true) {
    const { value, done } = await reader.read();
    if (done) return;
    const lines = `${waiting}${value}`.split('\n');
    waiting = lines.pop() ?? '';
    for (const line of lines) if (line !== '') yield JSON.parse(line);
  }
}

async function sentenceOf(answer: Response): Promise<string> {
  try {
    const { message } = Object(await answer.json());
    return typeof message === 'string' && message !== '' ? message : FAILED_MESSAGE;
  } catch {
    return FAILED_MESSAGE;
  }
}
