/**
 * The illustrator on one thread of its own, as the site runs it, and nothing around it. Started by itself
 * with a channel to its parent it draws what it is sent, and answers how long each picture took.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createIllustratorEngine } from '../../src/features/image-engines/engines/illustrator/illustrator.engine.ts';
import { projectRoot } from '../measuring/built-site.ts';
import { type PictureOrder, SIDE } from './picture-orders.ts';

export interface BareIllustrator {
  /** @returns how long it took, in milliseconds: drawing, encoding and one way to the thread and back. */
  draw(order: PictureOrder): Promise<number>;
  stop(): Promise<void>;
}

export function startBareIllustrator(): BareIllustrator {
  const child = fork(import.meta.filename, { execArgv: [] });
  return {
    async draw(order) {
      child.send(order);
      return await nextAnswer(child);
    },
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

async function nextAnswer(child: ChildProcess): Promise<number> {
  const given = new AbortController();
  try {
    const [answer] = await Promise.race([
      once(child, 'message', given),
      once(child, 'exit', given).then(() => Promise.reject(new Error('The bare illustrator ended.'))),
    ]);
    return Number(answer);
  } finally {
    given.abort();
  }
}

function drawWhatIsSent(): void {
  const engine = createIllustratorEngine({ projectRoot, workers: 1 });
  const { signal } = new AbortController();
  process.on('message', async ({ prompt, seed }: PictureOrder) => {
    const started = performance.now();
    await engine.generate({ prompt, seed, width: SIDE, height: SIDE, format: 'jpeg' }, { signal });
    process.send?.(performance.now() - started);
  });
}

if (process.argv[1] === import.meta.filename) drawWhatIsSent();
