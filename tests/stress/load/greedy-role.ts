import { createAccountClient } from '../../support/identity/account-client.ts';
import { orderPicture } from './drawn-picture.ts';
import type { Role } from './stage.ts';

const AT_ONCE = 50;

/** Wants fifty pictures at once, again and again. Is told to wait, and must keep nobody else waiting. */
export const greedy: Role = {
  name: 'greedy',
  weight: 1,
  connections: AT_ONCE,
  begin(stage) {
    const client = createAccountClient(stage.browser.send, { origin: stage.origin });
    return {
      async visit() {
        const orders = Array.from({ length: AT_ONCE }, () =>
          orderPicture(stage, client, { tool: 'green', side: 128 }),
        );
        await Promise.all(orders);
        await stage.think(5);
      },
    };
  },
};
