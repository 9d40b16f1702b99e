import { join } from 'node:path';
import { Piscina } from 'piscina';
import type { CardOrder } from './card-drawing.ts';

/** Cards are asked for rarely, and most of them at once: by whoever looks at a page's link. */
const IDLE_MS = 30_000;

/** Draws cards where nobody waits for anything else. */
export interface CardPainter {
  /** @returns a JPEG of `CARD_SIZE`. */
  paint(order: CardOrder): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

/**
 * A thread for cards, there while there are any to draw. Reading the display type takes a good part of
 * a second, in which a server's own thread would answer nobody.
 */
export function createCardPainter(projectRoot: string): CardPainter {
  let thread: Piscina<CardOrder, Uint8Array> | undefined;
  return {
    async paint(order) {
      thread ??= new Piscina({
        filename: join(projectRoot, 'src/app/social-cards/card-drawing.worker.ts'),
        minThreads: 0,
        maxThreads: 1,
        idleTimeout: IDLE_MS,
      });
      return new Uint8Array(await thread.run(order));
    },
    async close() {
      await thread?.destroy();
    },
  };
}
