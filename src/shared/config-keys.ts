import type { ZodType } from 'zod';

/** One setting: the variable that sets it, what it means, how it is checked, and what holds without it. */
export interface ConfigKey<Value = unknown> {
  env: string;
  doc: string;
  schema: ZodType<Value>;
  /** The raw text used when the variable is missing or empty; undefined leaves it to the schema. */
  default?: string;
  /** How the README writes the default when it is computed, e.g. "number of cores". */
  defaultDoc?: string;
  /** Never printed. */
  secret?: boolean;
}

export type ConfigKeys = Record<string, ConfigKey>;

export type ConfigValues<Keys extends ConfigKeys> = {
  [Name in keyof Keys]: Keys[Name] extends ConfigKey<infer Value> ? Value : never;
};

/** Keeps each key's value type while checking the shape of the whole. */
export function defineConfig<Keys extends ConfigKeys>(keys: Keys): Keys {
  return keys;
}
