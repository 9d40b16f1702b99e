import { createAccountClient } from '../../support/identity/account-client.ts';
import { orderPicture } from './drawn-picture.ts';
import { openWithFiles } from './reader-role.ts';
import type { Role, Stage } from './stage.ts';

const LEAVES_EARLY = 0.08;

/** Generates without an account, and sometimes leaves before the pictures are there. */
export const guest: Role = {
  name: 'guest',
  weight: 24,
  begin(stage) {
    const client = createAccountClient(stage.browser.send, { origin: stage.origin });
    return {
      async visit() {
        await openWithFiles(stage, '/');
        await stage.think(2);
        const leaving = new AbortController();
        const timer = stage.random() < LEAVES_EARLY ? setTimeout(() => leaving.abort(), 60) : undefined;
        const tiles = [0, 1].map(() => orderTile(stage, client, leaving.signal));
        await Promise.all(tiles).finally(() => clearTimeout(timer));
        await stage.think(4);
      },
    };
  },
};

type Client = ReturnType<typeof createAccountClient>;

async function orderTile(stage: Stage, client: Client, signal: AbortSignal): Promise<void> {
  await orderPicture(stage, client, { tool: 'green', signal }).catch((error) => {
    if (!signal.aborted) throw error;
  });
}
