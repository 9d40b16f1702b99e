import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const CONNECT_TIMEOUT_MS = 10_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;
/** A server whose machine lost its power says no goodbye. */
const KEEP_ALIVE_MS = 10_000;

interface MessageListenerOptions {
  url: string;
  channel: () => Promise<string>;
  hear: (payload: string) => void;
  /** Told when it listens again: what was said meanwhile was missed. */
  onBack: () => void;
  onFailure: (error: unknown) => void;
}

/** Listens on a connection of its own, and opens another one whenever that breaks. */
export function createMessageListener({ url, channel, hear, onBack, onFailure }: MessageListenerOptions) {
  let client: pg.Client | undefined;
  let isStopped = false;
  let failures = 0;

  async function listen(): Promise<void> {
    const opened = new pg.Client({
      connectionString: url,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    });
    let isLost = false;
    const lose = (error?: unknown) => {
      if (isLost || isStopped) return;
      isLost = true;
      if (error) onFailure(error);
      opened.end().catch(() => {});
      void again();
    };
    opened.on('error', lose);
    opened.on('end', () => lose());
    opened.on('notification', ({ payload = '' }) => hear(payload));
    client = opened;
    try {
      await opened.connect();
      await opened.query(`listen ${opened.escapeIdentifier(await channel())}`);
    } catch (error) {
      lose(error);
      return;
    }
    failures = 0;
  }

  async function again(): Promise<void> {
    await sleep(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures), undefined, { ref: false });
    failures += 1;
    if (isStopped) return;
    await listen();
    if (failures === 0) onBack();
  }

  return {
    start: listen,
    async stop() {
      isStopped = true;
      await client?.end().catch(() => {});
    },
  };
}
