import { z } from 'zod';
import type {
  ApiAnswer,
  ApiBody,
  ApiFailure,
  ApiGroup,
  ApiOperation,
  ApiParameter,
} from './api-operation.types.ts';
import type { JsonSchema } from './json-schema.types.ts';
import { referTo } from './schema-fields.ts';
import { ANSWERED_ANYWHERE } from './shared-failures.ts';

type Json = Record<string, unknown>;

export interface OpenApiDocument {
  openapi: '3.1.1';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Json>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, Json>;
    securitySchemes: Record<string, Json>;
  };
}

export interface DocumentFacts {
  siteName: string;
  /** The public address without a trailing slash. */
  root: string;
}

const TOKEN_NAME = 'identityToken';
const KEY_NAME = 'apiKey';
const ANYWHERE_NAME = 'Anywhere';

/** What every error answer is. */
const errorAnswerSchema = z.object({
  message: z.string().meta({ description: 'One sentence for people.' }),
  code: z.string().meta({ description: 'A stable code for programs.' }),
  rule: z.string().optional().meta({
    description: 'With `policy.refused`: which rule of the word policy refused, such as `sexual`.',
  }),
  requestId: z.string().optional().meta({
    description:
      'The same as the X-Request-Id header; include it when you report an error. Missing if the request could not be read.',
  }),
});

const ERROR_BODY: ApiBody = { name: 'Error', schema: errorAnswerSchema };

/** Writes the OpenAPI 3.1 document of these calls; the schemas are the ones the calls are checked with. */
export function writeOpenApiDocument(groups: readonly ApiGroup[], facts: DocumentFacts): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const group of groups) {
    for (const operation of group.operations) {
      const path = paths[operation.path] ?? {};
      path[operation.method] = writeOperation(operation, group.name);
      paths[operation.path] = path;
    }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: `${facts.siteName} API`,
      version: '1',
      description: `Images from words, and the accounts they belong to. For people: ${facts.root}/api/docs`,
    },
    servers: [{ url: facts.root }],
    tags: groups.map(({ name, introduction }) => ({ name, description: introduction })),
    paths,
    components: {
      schemas: writeSchemas(groups),
      responses: { [ANYWHERE_NAME]: writeAnywhere() },
      securitySchemes: {
        [TOKEN_NAME]: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The short-lived identity token from GET /api/auth/token.',
        },
        [KEY_NAME]: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key of an account, ds_…, from POST /api/keys.',
        },
      },
    },
  };
}

/** The JSON Schema of every named body, with references between them. */
export function writeSchemas(groups: readonly ApiGroup[]): Record<string, JsonSchema> {
  const operations = groups.flatMap((group) => group.operations);
  const sent = operations.flatMap((operation) => operation.body ?? []);
  const answered = operations.flatMap((operation) =>
    operation.answers.flatMap((answer) => answer.body ?? []),
  );
  return {
    ...describeBodies(sent, 'input'),
    ...describeBodies([...answered, ERROR_BODY], 'output'),
  };
}

/** The JSON Schema of one value, as a caller sends it. */
export function describeValue(schema: z.ZodType): JsonSchema {
  return withoutNoise(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
}

/**
 * @param io `input` describes what callers send, before defaults and trimming; `output` what they get.
 * @throws {Error} when one name stands for two schemas.
 */
function describeBodies(bodies: readonly ApiBody[], io: 'input' | 'output'): Record<string, JsonSchema> {
  const names = new Map<string, z.ZodType>();
  const registry = z.registry<{ id: string }>();
  for (const { name, schema } of bodies) {
    const known = names.get(name);
    if (known === schema) continue;
    if (known) throw new Error(`Two schemas are called ${name}.`);
    names.set(name, schema);
    registry.add(schema, { id: name });
  }
  const { schemas } = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: referTo,
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, withoutNoise(schema as JsonSchema)]),
  );
}

const NOISE = new Set(['$schema', '$id', 'id']);

function withoutNoise(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !NOISE.has(key)));
}

function writeOperation(operation: ApiOperation, tag: string): Json {
  const { id, summary, description, token, parameters = [], body, answers, failures } = operation;
  const fields = parameters.filter((parameter) => parameter.in === 'form');
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: description.join('\n\n'),
    security: writeSecurity(token),
    parameters: parameters.filter((parameter) => parameter.in !== 'form').map(writeParameter),
    ...writeRequestBody(body, fields),
    responses: {
      ...writeAnswers(answers),
      ...writeFailures(failures),
      default: { $ref: `#/components/responses/${ANYWHERE_NAME}` },
    },
  };
}

/** A call that takes both leaves the choice to its caller. */
function writeRequestBody(body: ApiBody | undefined, fields: readonly ApiParameter[]): Json {
  if (!body && fields.length === 0) return {};
  const content = {
    ...(body ? writeJsonContent(body) : {}),
    ...(fields.length > 0 ? writeFormContent(fields) : {}),
  };
  return { requestBody: { required: true, content } };
}

function writeParameter({ name, in: place, required = false, description, schema }: ApiParameter): Json {
  return { name, in: place, required, description, schema: describeValue(schema) };
}

function writeFormContent(fields: readonly ApiParameter[]): Json {
  const properties = fields.map(({ name, description, schema }) => [
    name,
    { ...describeValue(schema), description },
  ]);
  const required = fields.filter((field) => field.required).map(({ name }) => name);
  return {
    'multipart/form-data': {
      schema: { type: 'object', properties: Object.fromEntries(properties), required },
    },
  };
}

function writeSecurity(token: ApiOperation['token']): Json[] {
  if (token === 'none') return [];
  if (token === 'key') return [{ [KEY_NAME]: [] }];
  return token === 'required' ? [{ [TOKEN_NAME]: [] }] : [{}, { [TOKEN_NAME]: [] }];
}

function writeJsonContent({ name }: ApiBody): Json {
  return { 'application/json': { schema: { $ref: referTo(name) } } };
}

function writeAnswers(answers: readonly ApiAnswer[]): Json {
  return Object.fromEntries(
    answers.map(({ status, description, body, contentTypes, headers }) => [
      String(status),
      {
        description,
        ...(headers ? { headers: writeHeaders(headers) } : {}),
        ...(body ? { content: writeJsonContent(body) } : {}),
        ...(contentTypes
          ? { content: Object.fromEntries(contentTypes.map((contentType) => [contentType, {}])) }
          : {}),
      },
    ]),
  );
}

function writeHeaders(headers: Readonly<Record<string, string>>): Json {
  return Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  );
}

/** One status may have several failures. */
function writeFailures(failures: readonly ApiFailure[]): Json {
  const byStatus = Map.groupBy(failures, ({ status }) => String(status));
  return Object.fromEntries(
    [...byStatus].map(([status, sameStatus]) => [
      status,
      {
        description: sameStatus.map(({ codes, when }) => `${when} Code: ${codes.join(', ')}.`).join(' '),
        content: writeJsonContent(ERROR_BODY),
        // The description says them too; this is for programs.
        'x-codes': sameStatus.flatMap(({ codes }) => codes),
      },
    ]),
  );
}

/** What a request may be answered before anybody looks at which call it is. */
function writeAnywhere(): Json {
  const lines = ANSWERED_ANYWHERE.map(({ status, codes, when }) => `${status} ${codes.join(', ')}: ${when}`);
  return {
    description: lines.join('\n\n'),
    content: writeJsonContent(ERROR_BODY),
    'x-codes': joinCodes(ANSWERED_ANYWHERE),
  };
}

/** One status may have several failures. */
function joinCodes(failures: readonly ApiFailure[]): Record<number, string[]> {
  const joined: Record<number, string[]> = {};
  for (const { status, codes } of failures) joined[status] = [...(joined[status] ?? []), ...codes];
  return joined;
}
