import type { HoldState } from './credits.types.ts';

/** The purses of the model: the standard one and those of two days. */
export type PurseName = 'standard' | '2026-11-21' | '2026-11-22';

export type LedgerAction =
  | { kind: 'activate' | 'refund'; license: number }
  | { kind: 'fill'; day: '2026-11-21' | '2026-11-22' }
  | { kind: 'charge'; purse: PurseName; amount: number; key: number }
  | { kind: 'open'; run: number; purse: PurseName; tiles: number; price: number }
  | { kind: 'deliver' | 'save' | 'refuse' | 'release' | 'renew'; run: number; tile: number }
  | { kind: 'lapse'; run: number }
  | { kind: 'wait'; seconds: number }
  | { kind: 'sweep' };

export const LICENSE_CREDITS = [100, 250, 700];
export const DAILY_CREDITS = 300;
const LEASE_SECONDS = 30;

interface ModelPurse {
  balance: number;
  held: number;
}

export interface ModelHold {
  purse: PurseName;
  price: number;
  state: HoldState;
  leaseUntil: number;
}

export interface LedgerModel {
  /** Seconds since the sequence began. */
  now: number;
  purses: Record<PurseName, ModelPurse>;
  /** By `run/tile`. */
  holds: Map<string, ModelHold>;
  keys: Set<string>;
}

export function createLedgerModel(): LedgerModel {
  const empty = () => ({ balance: 0, held: 0 });
  const purses = { standard: empty(), '2026-11-21': empty(), '2026-11-22': empty() };
  return { now: 0, purses, holds: new Map(), keys: new Set() };
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

function add({ purses, keys }: LedgerModel, purse: PurseName, amount: number, key: string): boolean {
  if (keys.has(key)) return false;
  keys.add(key);
  purses[purse].balance += amount;
  return true;
}

function refund({ purses, keys }: LedgerModel, license: number): number {
  const { standard } = purses;
  const taken = Math.min(standard.balance - standard.held, LICENSE_CREDITS[license] ?? 0);
  if (!keys.has(`license:${license}`) || keys.has(`refund:${license}`) || taken === 0) return 0;
  keys.add(`refund:${license}`);
  standard.balance -= taken;
  return taken;
}

function charge(model: LedgerModel, action: LedgerAction & { kind: 'charge' }): LedgerAnswer {
  const purse = model.purses[action.purse];
  const key = `save:${action.key}`;
  if (model.keys.has(key)) return false;
  if (purse.balance - purse.held < action.amount) return 'credits.insufficient';
  model.keys.add(key);
  purse.balance -= action.amount;
  return true;
}

function open(model: LedgerModel, action: LedgerAction & { kind: 'open' }): LedgerAnswer {
  const prefix = `${action.run}/`;
  const known = [...model.holds].filter(([id]) => id.startsWith(prefix)).map(([, hold]) => hold);
  if (known[0]) {
    const sameTool = (known[0].purse === 'standard') === (action.purse === 'standard');
    return sameTool ? known.length : 'run.other_tool';
  }
  const purse = model.purses[action.purse];
  const cost = action.price * action.tiles;
  const lapsed = lateHolds(model).filter((hold) => hold.purse === action.purse);
  const given = lapsed.reduce((sum, hold) => sum + hold.price, 0);
  if (purse.balance - purse.held + given < cost) return 'credits.insufficient';
  if (purse.balance - purse.held < cost) sweep(model);
  purse.held += cost;
  const { purse: name, price } = action;
  for (let tile = 0; tile < action.tiles; tile++) {
    const leaseUntil = model.now + LEASE_SECONDS;
    model.holds.set(`${prefix}${tile}`, { purse: name, price, state: 'open', leaseUntil });
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
  const purse = model.purses[hold.purse];
  hold.state = state;
  if (state === 'captured' || state === 'released') purse.held -= hold.price;
  if (state === 'captured') purse.balance -= hold.price;
}
