import type { JsonSchema } from './json-schema.types.ts';

/** One line of a table that explains a body. */
export interface SchemaField {
  /** Dotted for what lies inside, `[]` for the entries of a list, e.g. `licenses[].key`. */
  name: string;
  type: string;
  required: boolean;
  description: string;
  /** e.g. `1 to 320 characters`; empty when there is no limit. */
  limits: string;
}

type Schemas = Readonly<Record<string, JsonSchema>>;

const REFERENCE = '#/components/schemas/';

/** How schemas of the document refer to the one of this name. */
export const referTo = (name: string) => `${REFERENCE}${name}`;

/** The largest whole number that is exact; Zod states it as the limit of every integer. */
const SAFE = Number.MAX_SAFE_INTEGER;

/** Every field of a named schema, outer ones before what lies in them. */
export function listFields(name: string, schemas: Schemas): SchemaField[] {
  const schema = schemas[name];
  if (!schema) throw new Error(`There is no schema called ${name}.`);
  return describeInside(schema, '', schemas);
}

/** The type of a value in a few words, e.g. `integer or null`. */
export function nameType(schema: JsonSchema, schemas: Schemas = {}): string {
  const resolved = resolveSchema(schema, schemas);
  const choices = resolved.anyOf ?? resolved.oneOf;
  if (choices) return [...new Set(choices.map((choice) => nameType(choice, schemas)))].join(' or ');
  if (resolved.enum) return resolved.enum.map((value) => JSON.stringify(value)).join(' or ');
  if (resolved.const !== undefined) return JSON.stringify(resolved.const);
  if (resolved.items) return `list of ${nameType(resolved.items, schemas)}`;
  if (resolved.format === 'date-time') return 'time';
  if (resolved.format === 'binary') return 'file';
  if (Array.isArray(resolved.type)) return resolved.type.join(' or ');
  return typeof resolved.type === 'string' ? resolved.type : 'any';
}

/** The limits of a value in words. */
export function nameLimits(schema: JsonSchema): string {
  const kept = withoutNull(schema);
  if (kept.minLength === 1 && kept.maxLength === undefined) return 'not empty';
  if (kept.minLength !== undefined || kept.maxLength !== undefined)
    return nameRange(kept.minLength, kept.maxLength, 'characters');
  if (kept.minItems !== undefined || kept.maxItems !== undefined)
    return nameRange(kept.minItems, kept.maxItems, 'entries');
  const least = kept.minimum === -SAFE ? undefined : kept.minimum;
  const most = kept.maximum === SAFE ? undefined : kept.maximum;
  return nameRange(least, most, '');
}

function nameRange(least: number | undefined, most: number | undefined, unit: string): string {
  const write = (value: number) => value.toLocaleString('en-US');
  const counted = (text: string) => (unit ? `${text} ${unit}` : text);
  if (least !== undefined && most !== undefined) return counted(`${write(least)} to ${write(most)}`);
  if (most !== undefined) return counted(`at most ${write(most)}`);
  return least !== undefined ? counted(`at least ${write(least)}`) : '';
}

function describeInside(given: JsonSchema, prefix: string, schemas: Schemas): SchemaField[] {
  const schema = withoutNull(resolveSchema(given, schemas));
  if (schema.items) return describeInside(schema.items, `${prefix}[]`, schemas);
  return Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
    const name = prefix ? `${prefix}.${key}` : key;
    const required = schema.required?.includes(key) ?? false;
    return [describeField(name, value, required, schemas), ...describeInside(value, name, schemas)];
  });
}

function describeField(name: string, given: JsonSchema, required: boolean, schemas: Schemas): SchemaField {
  const schema = resolveSchema(given, schemas);
  return {
    name,
    type: nameType(schema, schemas),
    required,
    description: given.description ?? schema.description ?? '',
    limits: nameLimits(schema),
  };
}

/** The schema that a reference stands for. */
export function resolveSchema(schema: JsonSchema, schemas: Schemas): JsonSchema {
  if (!schema.$ref?.startsWith(REFERENCE)) return schema;
  return schemas[schema.$ref.slice(REFERENCE.length)] ?? schema;
}

/** What a value is when it is not null. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const choices = (schema.anyOf ?? []).filter((choice) => choice.type !== 'null');
  const [only] = choices;
  return only && choices.length === 1 ? only : schema;
}
