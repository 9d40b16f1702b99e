import { setPriority } from 'node:os';
import { decodePicture } from '@dreamseed/illustrator/decode';
import { enlargeToFile, LARGEST_ENLARGED_SIDE } from '@dreamseed/illustrator/enlarge';
import { findXmp } from '../../provenance/marked-file.rules.ts';
import { copyMarked } from './copy-marked.ts';
import type { EnlargeAnswer, EnlargeMessage } from './enlarge-message.ts';

/** Pages and drawing come first, however many cores there are. */
const NICENESS = 10;

setPriority(NICENESS);
const server = process.ppid;
const answer = (message: EnlargeAnswer) => process.send?.(message);

process.once('message', async ({ bytes, file, longSide, format }: EnlargeMessage) => {
  let percent = -1;
  const signal = {
    // While rows are computed no event comes through; a server that was killed is seen by this.
    get aborted() {
      return process.ppid !== server;
    },
    progress(share: number) {
      if (Math.floor(share * 100) === percent) return;
      percent = Math.floor(share * 100);
      answer({ kind: 'done', share });
    },
  };
  try {
    const picture = await decodePicture(bytes, LARGEST_ENLARGED_SIDE);
    const xmp = findXmp(bytes);
    const plain = xmp === undefined ? file : `${file}.plain`;
    await enlargeToFile(picture, plain, { longSide, format }, signal);
    if (xmp !== undefined) await copyMarked({ from: plain, to: file, format, xmp });
    answer({ kind: 'finished' });
  } catch (error) {
    answer({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  } finally {
    process.disconnect?.();
  }
});
process.once('disconnect', () => process.exit());
