import { fork } from 'node:child_process';
import type { EnlargeAnswer, EnlargeMessage } from './enlarge-message.ts';

/** Of the JavaScript; pixels lie outside of it. */
const HEAP_MB = 128;

interface EnlargeInProcessOptions {
  /** What the process runs. */
  processFile: string;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Enlarges a picture in a process of its own: ending that ends the work at once, whatever it is in the
 * midst of, and gives all its memory back; a thread would end neither an encoder nor its share.
 * @throws {Error} when it failed, or its process ended without an answer.
 * @throws the signal's reason when that was aborted; the process has ended then.
 */
export async function enlargeInProcess(
  message: EnlargeMessage,
  { processFile, onProgress, signal }: EnlargeInProcessOptions,
): Promise<void> {
  signal.throwIfAborted();
  const child = fork(processFile, {
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    // Nothing of it needs the server's secrets.
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const stop = () => void child.kill('SIGKILL');
  signal.addEventListener('abort', stop, { once: true });
  let outcome: EnlargeAnswer | undefined;
  child.on('message', (answer: EnlargeAnswer) => {
    if (answer.kind === 'done') onProgress(answer.share);
    else outcome = answer;
  });
  try {
    const ended = new Promise<string>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code, ending) => resolve(ending ?? `code ${code}`));
    });
    // One that ended already says so by its exit.
    child.send(message, () => undefined);
    const ending = await ended;
    signal.throwIfAborted();
    if (outcome?.kind === 'failed') throw new Error(outcome.message);
    if (outcome?.kind !== 'finished') throw new Error(`The enlarging process ended with ${ending}.`);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
