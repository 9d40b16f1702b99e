import type { JsonSchema } from '../json-schema.types.ts';
import { resolveSchema } from '../schema-fields.ts';

/** A value that fits a schema, made of the examples that its fields carry. */
export function writeExampleValue(given: JsonSchema, schemas: Readonly<Record<string, JsonSchema>>): unknown {
  const schema = resolveSchema(given, schemas);
  if (schema.example !== undefined) return schema.example;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.items) return [writeExampleValue(schema.items, schemas)];
  if (schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([key, value]) => [key, writeExampleValue(value, schemas)]),
    );
  }
  const choice = (schema.anyOf ?? schema.oneOf)?.[0];
  if (choice) return writeExampleValue(choice, schemas);
  if (schema.type === 'integer') return Math.max(1, schema.minimum ?? 1);
  return PLAIN_VALUES[String(schema.type)] ?? null;
}

const PLAIN_VALUES: Readonly<Record<string, unknown>> = {
  string: '…',
  number: 1,
  boolean: true,
  object: {},
};
