import type { JsonSchema } from '../../../src/app/api-docs/json-schema.types.ts';

export interface DocumentedParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
}

/** One call as the OpenAPI document describes it, with its references followed. */
export interface DocumentedCall {
  id: string;
  method: string;
  path: string;
  takesToken: boolean;
  parameters: readonly DocumentedParameter[];
  /** Of a JSON body. */
  body?: JsonSchema;
  /** The fields of a multipart form. */
  form?: Readonly<Record<string, JsonSchema>>;
  /** Statuses of answers that are none of failure. */
  successes: ReadonlySet<number>;
  /** `status code` of every failure that it may answer. */
  failures: ReadonlySet<string>;
}

interface OpenApiResponse {
  $ref?: string;
  'x-codes'?: readonly string[] | Readonly<Record<string, readonly string[]>>;
}

interface OpenApiOperation {
  operationId: string;
  security: readonly object[];
  parameters: readonly DocumentedParameter[];
  requestBody?: { content: Readonly<Record<string, { schema: JsonSchema }>> };
  responses: Readonly<Record<string, OpenApiResponse>>;
}

interface OpenApi {
  paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  components: {
    schemas: Readonly<Record<string, JsonSchema>>;
    responses: Readonly<Record<string, OpenApiResponse>>;
  };
}

/** Reads the document that a running site hands out. */
export async function readApiDocument(origin: string): Promise<readonly DocumentedCall[]> {
  const document = (await (await fetch(`${origin}/api/openapi.json`)).json()) as OpenApi;
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) =>
      describeCall(document, { path, method, operation }),
    ),
  );
}

function describeCall(
  document: OpenApi,
  { path, method, operation }: { path: string; method: string; operation: OpenApiOperation },
): DocumentedCall {
  const content = operation.requestBody?.content ?? {};
  const json = content['application/json']?.schema;
  const form = content['multipart/form-data']?.schema;
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    takesToken: operation.security.length > 0,
    parameters: operation.parameters,
    ...(json ? { body: follow(json, document.components.schemas) } : {}),
    ...(form?.properties ? { form: form.properties } : {}),
    successes: new Set(
      Object.keys(operation.responses)
        .map(Number)
        .filter((status) => status < 400),
    ),
    failures: new Set(Object.entries(operation.responses).flatMap((entry) => listFailures(document, entry))),
  };
}

function listFailures({ components }: OpenApi, [status, response]: [string, OpenApiResponse]): string[] {
  const codes = response['x-codes'];
  if (Array.isArray(codes)) return codes.map((code) => `${status} ${code}`);
  const shared = components.responses[response.$ref?.split('/').at(-1) ?? '']?.['x-codes'] ?? {};
  return Object.entries(shared).flatMap(([each, list]) => list.map((code: string) => `${each} ${code}`));
}

/** Puts what a reference leads to in its place, so that nobody needs the whole document. */
function follow(schema: JsonSchema, schemas: Readonly<Record<string, JsonSchema>>): JsonSchema {
  if (schema.$ref) return follow(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, schemas);
  const properties = Object.entries(schema.properties ?? {}).map(([name, each]) => [
    name,
    follow(each, schemas),
  ]);
  return {
    ...schema,
    ...(schema.properties ? { properties: Object.fromEntries(properties) } : {}),
    ...(schema.items ? { items: follow(schema.items, schemas) } : {}),
  };
}
