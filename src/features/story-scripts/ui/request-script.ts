import { statusPhrase } from '../../../shared/status-phrase.ts';
import { readScript } from '../script-answer.rules.ts';
import { refusalMessage } from '../script-failure.rules.ts';
import { SCRIPT_FIELDS } from '../script-request.rules.ts';
import { WriterError } from '../story-scripts.errors.ts';
import type { WrittenScript } from '../story-scripts.types.ts';
import { uploadImage } from './upload-image.ts';

interface ScriptOrder {
  title: string;
  image: File;
}

export interface ScriptConnection {
  fetch: typeof globalThis.fetch;
  timeoutMs?: number;
}

/** The server stops a slow writer itself; this ends the waiting on a connection that has died. */
const TIMEOUT_MS = 180_000;

/**
 * Asks the site for a script.
 * Rejects with an AbortError when `signal` stops it, with the server's message when it refuses, with
 * InvalidScriptError when the answer is no script, and with whatever fetch rejects with.
 */
export async function requestScript(
  { fetch, timeoutMs = TIMEOUT_MS }: ScriptConnection,
  { title, image }: ScriptOrder,
  signal: AbortSignal,
): Promise<WrittenScript> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  try {
    const form = new FormData();
    form.append(SCRIPT_FIELDS.title, title.trim());
    form.append(SCRIPT_FIELDS.image, await uploadImage(image), 'picture');
    return await post(fetch, form, AbortSignal.any([signal, timeout.signal]));
  } catch (error) {
    if (timeout.signal.aborted && !signal.aborted) throw new WriterError('too-slow', { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function post(
  fetch: typeof globalThis.fetch,
  form: FormData,
  signal: AbortSignal,
): Promise<WrittenScript> {
  const response = await fetch('/api/story-script', { method: 'POST', body: form, signal });
  const text = await response.text();
  const body = parsed(text);
  if (!response.ok) throw new Error(refusalMessage(body, statusPhrase(response)));
  return readScript(body);
}

/** JSON's own words about a text that is none would tell a visitor nothing. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
