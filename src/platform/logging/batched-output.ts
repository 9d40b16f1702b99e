import { type DestinationStream, pino } from 'pino';

const BATCH_CHARACTERS = 32 * 1024;
const LONGEST_WAIT_MS = 100;
/** Of lines that cannot be written, as on a full disk; beyond that they are lost. */
const MOST_BYTES = 1024 * 1024;

const URGENT = pino.levels.values.warn ?? 0;

/** pino tells a stream that has this the level of each line before it writes it. */
const WANTS_LEVELS = Symbol.for('pino.metadata');

interface BatchedOutput extends DestinationStream {
  /** Set by pino. */
  lastLevel: number;
  [WANTS_LEVELS]: true;
}

/**
 * Writes lines in batches: to a page from memory a write of its own for the line about it would add
 * half of what answering takes. Warnings and errors leave at once with all that came before them, the
 * rest within a tenth of a second, and everything before the process ends by itself. Where nobody
 * reads them, or the disk is full, lines wait and are lost in the end; the site goes on.
 * @param descriptor where the lines go; standard output when missing.
 */
export function createBatchedOutput(descriptor = 1): BatchedOutput {
  // It has batches of its own, but measures each anew with every line that it adds.
  const output = pino.destination({ dest: descriptor, sync: true, maxLength: MOST_BYTES });
  output.on('error', () => {});
  let batch = '';
  let timer: NodeJS.Timeout | undefined;
  const leave = () => {
    clearTimeout(timer);
    timer = undefined;
    if (batch !== '') output.write(batch);
    batch = '';
  };
  // Not flushSync, which tries again for ever where it cannot write. All writes here are synchronous.
  process.once('exit', leave);
  return {
    [WANTS_LEVELS]: true,
    lastLevel: 0,
    write(line) {
      batch += line;
      if (this.lastLevel >= URGENT || batch.length >= BATCH_CHARACTERS) leave();
      else timer ??= setTimeout(leave, LONGEST_WAIT_MS).unref();
    },
  };
}
