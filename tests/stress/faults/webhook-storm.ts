import { setTimeout as sleep } from 'node:timers/promises';
import type { ShopServers } from '../../support/shops/shop-servers.ts';
import {
  type Sale,
  type ShopLetter,
  type ShopTrade,
  writeForgery,
  writeNothing,
  writeRefund,
} from '../../support/shops/shop-trade.ts';
import { createTally, noteAnswer } from './honest-answers.ts';

/** Letters that arrive at the same moment. */
const AT_ONCE = 100;
const PAUSE_MS = 300;
const ANSWER_LIMIT_MS = 60_000;
/** While the site cannot store anything a letter may be refused; its shop would send it again. */
const FOR_LATER: ReadonlySet<number> = new Set([429, 503]);

export interface WebhookStorm {
  /** `same`: one letter a hundred times; `mixed`: old refunds, letters that mean nothing, and forgeries. */
  begin(kind: 'same' | 'mixed'): void;
  end(): Promise<void>;
  /** What was answered and should not have been, each kind once. */
  complaints(): string[];
  /** How many letters were answered. */
  count(): number;
}

interface SentLetter {
  letter: ShopLetter;
  /** What an honest shop, or a stranger, must be answered. */
  expected: number;
}

/** Shops that write far too much, and strangers in their name. None of it may change what anybody has. */
export function createWebhookStorm(
  siteUrl: string,
  { trade, servers, random }: { trade: ShopTrade; servers: ShopServers; random: () => number },
): WebhookStorm {
  const tally = createTally();
  const wrong = new Set<string>();
  let isBlowing = false;
  let blowing: Promise<void> = Promise.resolve();
  const pick = (sales: readonly Sale[]) => sales[Math.floor(random() * sales.length)];
  const deliver = async ({ letter, expected }: SentLetter): Promise<void> => {
    const status = await send(siteUrl, letter, tally);
    if (status === expected || FOR_LATER.has(status) || status === 0) return;
    wrong.add(`a letter to ${letter.path.split('?')[0]} was answered ${status} instead of ${expected}`);
  };
  const blow = async (kind: 'same' | 'mixed'): Promise<void> => {
    while (isBlowing) {
      const letters = kind === 'same' ? repeatOne(trade, pick) : mix({ trade, servers, pick });
      await Promise.all(letters.map(deliver));
      await sleep(PAUSE_MS);
    }
  };
  return {
    begin(kind) {
      isBlowing = true;
      blowing = blow(kind);
    },
    async end() {
      isBlowing = false;
      await blowing;
    },
    complaints: () => [...wrong, ...tally.dishonest],
    count: () => tally.answers,
  };
}

type Pick = (sales: readonly Sale[]) => Sale | undefined;

/** Only what was refunded before is told again: what a letter brings about, its buyer has been promised. */
const listRefunded = ({ sales }: ShopTrade) => sales.filter(({ isRefunded }) => isRefunded);

function repeatOne(trade: ShopTrade, pick: Pick): SentLetter[] {
  const sale = pick(listRefunded(trade));
  if (!sale) return [];
  const letter = writeRefund(sale);
  return Array.from({ length: AT_ONCE }, () => ({ letter, expected: 200 }));
}

function mix({ trade, servers, pick }: { trade: ShopTrade; servers: ShopServers; pick: Pick }): SentLetter[] {
  const refunded = listRefunded(trade);
  return Array.from({ length: AT_ONCE }, (_, number): SentLetter[] => {
    const kind = number % 3;
    const sale = pick(kind === 0 ? refunded : trade.sales);
    if (!sale) return [];
    if (kind === 0) return [{ letter: writeRefund(sale), expected: 200 }];
    if (kind === 1) return [{ letter: writeNothing(servers, sale), expected: 200 }];
    return [{ letter: writeForgery(sale), expected: 401 }];
  }).flat();
}

/** @returns the status, 0 where nobody answered, which the tally complains of. */
async function send(
  siteUrl: string,
  { path, headers, body }: ShopLetter,
  tally: ReturnType<typeof createTally>,
): Promise<number> {
  const seen = { method: 'POST', path };
  try {
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
    const answer = await fetch(siteUrl + path, { method: 'POST', headers, body, signal });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    noteAnswer(tally, { ...seen, status: answer.status, headers: answer.headers, body: bytes });
    return answer.status;
  } catch (error) {
    noteAnswer(tally, { ...seen, status: 0, headers: new Headers(), body: Buffer.from(String(error)) });
    return 0;
  }
}
