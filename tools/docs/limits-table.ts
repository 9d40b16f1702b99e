import { configSections } from '../../src/app/config.ts';
import { type CapacityLimit, capacityLimits } from '../../src/app/limits/capacity-limits.registry.ts';
import { limitRules } from '../../src/app/limits/limits.registry.ts';
import type { ConfigKey } from '../../src/shared/config-keys.ts';
import type { LimitRule } from '../../src/shared/limit-rule.ts';
import { insertTable } from './insert-table.ts';

/** Puts the table of all limits between its two marks in a Markdown text. */
export function insertLimitsTable(markdown: string): string {
  return insertTable(markdown, 'limits', [
    '| What is counted | Per | At most | Beyond | Servers on one Postgres |',
    '| --- | --- | --- | --- | --- |',
    ...capacityLimits.map(describeCapacity),
    ...limitRules.map(describeRule),
  ]);
}

function describeCapacity({ what, per, most, beyond, shared }: CapacityLimit): string {
  const amount =
    typeof most === 'string' ? most : `${defaultOf(most.setting)} ${most.within} (\`${most.setting}\`)`;
  return row([what, per, amount, beyond, countedBy(shared)]);
}

function describeRule({ counts, per, most, windowMs, code, status, shared }: LimitRule): string {
  const amount = `${amountOf(most)} in ${describeWindow(windowMs)}${settingOf(most)}`;
  return row([counts, per, amount, `${status ?? 429} \`${code}\``, countedBy(shared)]);
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const countedBy = (shared: boolean) => (shared ? 'together' : 'each for itself');

function amountOf(most: LimitRule['most']): number {
  return typeof most === 'number' ? most : defaultOf(most.setting) * (most.times ?? 1);
}

function settingOf(most: LimitRule['most']): string {
  if (typeof most === 'number') return '';
  return most.times === undefined ? ` (\`${most.setting}\`)` : ` (${most.times} × \`${most.setting}\`)`;
}

function defaultOf(setting: string): number {
  const keys = Object.values(configSections).flatMap((section) => Object.values(section) as ConfigKey[]);
  const key = keys.find(({ env }) => env === setting);
  if (!key) throw new Error(`There is no setting ${setting}.`);
  return Number(key.default);
}

function describeWindow(milliseconds: number): string {
  const minutes = milliseconds / 60_000;
  if (minutes === 1) return 'a minute';
  if (minutes < 60) return `${minutes} minutes`;
  return minutes === 60 ? 'an hour' : `${minutes / 60} hours`;
}
