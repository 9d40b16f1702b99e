import type { HoldState } from './credits.types.ts';

/** The balances of the model: the standard one and those of two days. */
export type BalanceName = 'standard' | '2026-11-21' | '2026-11-22';

export type LedgerAction =
  | { kind: 'activate' | 'refund'; license: number }
  | { kind: 'fill'; day: '2026-11-21' | '2026-11-22' }
  | { kind: 'charge'; balance: BalanceName; amount: number; key: number }
  | { kind: 'open'; run: number; balance: BalanceName; tiles: number; price: number }
  | { kind: 'deliver' | 'save' | 'refuse' | 'release' | 'renew'; run: number; tile: number }
  | { kind: 'lapse'; run: number }
  | { kind: 'wait'; seconds: number }
  | { kind: 'sweep' };

export const LICENSE_CREDITS = [100, 250, 700];
export const DAILY_CREDITS = 300;
const LEASE_SECONDS = 30;

interface ModelBalance {
  balance: number;
  held: number;
}

interface ModelHold {
  balance: BalanceName;
  price: number;
  state: HoldState;
  leaseUntil: number;
}

export interface LedgerModel {
  /** Seconds since the sequence began. */
  now: number;
  balances: Record<BalanceName, ModelBalance>;
  /** By `run/tile`. */
  holds: Map<string, ModelHold>;
  keys: Set<string>;
}

export function createLedgerModel(): LedgerModel {
  const empty = () => ({ balance: 0, held: 0 });
  const balances = { standard: empty(), '2026-11-21': empty(), '2026-11-22': empty() };
  return { now: 0, balances, holds: new Map(), keys: new Set() };
}

/** What the ledger is to answer: yes or no, how many credits or holds, or an error's code. */
export type LedgerAnswer = boolean | number | string;

/** The ledger once more, as plainly as it can be said: one thing at a time, all in memory. */
export function act(model: LedgerModel, action: LedgerAction): LedgerAnswer {
  switch (action.kind) {
    case 'activate':
      return add(model, 'standard', LICENSE_CREDITS[action.license] ?? 0, `license:${action.license}`);
    case 'fill':
      return add(model, action.day, DAILY_CREDITS, `daily:${action.day}`);
    case 'refund':
      return refund(model, action.license);
    case 'charge':
      return charge(model, action);
    case 'open':
      return open(model, action);
    case 'lapse':
      return lapse(model, action.run);
    case 'wait':
      model.now += action.seconds;
      return true;
    case 'sweep':
      return sweep(model);
    default:
      return step(model, action);
  }
}

function add({ balances, keys }: LedgerModel, balance: BalanceName, amount: number, key: string): boolean {
  if (keys.has(key)) return false;
  keys.add(key);
  balances[balance].balance += amount;
  return true;
}

function refund({ balances, keys }: LedgerModel, license: number): number {
  const { standard } = balances;
  const taken = Math.min(standard.balance - standard.held, LICENSE_CREDITS[license] ?? 0);
  if (!keys.has(`license:${license}`) || keys.has(`refund:${license}`) || taken === 0) return 0;
  keys.add(`refund:${license}`);
  standard.balance -= taken;
  return taken;
}

function charge(model: LedgerModel, action: LedgerAction & { kind: 'charge' }): LedgerAnswer {
  const balance = model.balances[action.balance];
  const key = `save:${action.key}`;
  if (model.keys.has(key)) return false;
  if (balance.balance - balance.held < action.amount) return 'credits.insufficient';
  model.keys.add(key);
  balance.balance -= action.amount;
  return true;
}

function open(model: LedgerModel, action: LedgerAction & { kind: 'open' }): LedgerAnswer {
  const prefix = `${action.run}/`;
  const known = [...model.holds].filter(([id]) => id.startsWith(prefix)).map(([, hold]) => hold);
  if (known[0]) {
    const sameTool = (known[0].balance === 'standard') === (action.balance === 'standard');
    return sameTool ? known.length : 'run.other_tool';
  }
  const balance = model.balances[action.balance];
  const cost = action.price * action.tiles;
  const lapsed = lateHolds(model).filter((hold) => hold.balance === action.balance);
  const given = lapsed.reduce((sum, hold) => sum + hold.price, 0);
  if (balance.balance - balance.held + given < cost) return 'credits.insufficient';
  if (balance.balance - balance.held < cost) sweep(model);
  balance.held += cost;
  const { balance: name, price } = action;
  for (let tile = 0; tile < action.tiles; tile++) {
    const leaseUntil = model.now + LEASE_SECONDS;
    model.holds.set(`${prefix}${tile}`, { balance: name, price, state: 'open', leaseUntil });
  }
  return action.tiles;
}

const STEPS = {
  deliver: { from: 'open', to: 'delivered' },
  save: { from: 'delivered', to: 'captured' },
  refuse: { from: 'delivered', to: 'released' },
  release: { from: 'open', to: 'released' },
  renew: { from: 'open', to: 'open' },
} as const;

function step(
  model: LedgerModel,
  action: LedgerAction & { kind: 'deliver' | 'save' | 'refuse' | 'release' | 'renew' },
): boolean {
  const hold = model.holds.get(`${action.run}/${action.tile}`);
  const { from, to } = STEPS[action.kind];
  if (hold?.state !== from) return false;
  if (action.kind === 'renew') hold.leaseUntil = model.now + LEASE_SECONDS;
  close(model, hold, to);
  return true;
}

function lapse(model: LedgerModel, run: number): boolean {
  for (const [id, hold] of model.holds)
    if (id.startsWith(`${run}/`)) hold.leaseUntil = Math.min(hold.leaseUntil, model.now);
  return true;
}

function lateHolds({ holds, now }: LedgerModel): ModelHold[] {
  return [...holds.values()].filter(({ state, leaseUntil }) => state === 'open' && leaseUntil <= now);
}

function sweep(model: LedgerModel): number {
  const late = lateHolds(model);
  for (const hold of late) close(model, hold, 'released');
  return late.length;
}

function close(model: LedgerModel, hold: ModelHold, state: HoldState): void {
  const balance = model.balances[hold.balance];
  hold.state = state;
  if (state === 'captured' || state === 'released') balance.held -= hold.price;
  if (state === 'captured') balance.balance -= hold.price;
}
