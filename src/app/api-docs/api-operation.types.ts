import type { z } from 'zod';

type ApiMethod = 'get' | 'post' | 'patch' | 'delete';

export interface ApiParameter {
  name: string;
  /** `form`: a field of a multipart form, which takes the place of a JSON body or may be sent instead. */
  in: 'path' | 'query' | 'header' | 'form';
  required?: boolean;
  description: string;
  schema: z.ZodType;
  /** Used in the example call, for a file its name; left out of it when missing. */
  example?: string;
}

/** A body under the name that it has among the document's schemas. Its fields carry the examples. */
export interface ApiBody {
  name: string;
  schema: z.ZodType;
}

export interface ApiAnswer {
  status: number;
  description: string;
  /** JSON; without one the answer has no body, or bytes of one of `contentTypes`. */
  body?: ApiBody;
  contentTypes?: readonly string[];
  /** What each header of the answer says. */
  headers?: Readonly<Record<string, string>>;
}

/** Every error answer is `{message, code}`; this says when it comes. */
export interface ApiFailure {
  status: number;
  codes: readonly string[];
  when: string;
}

/** One call of the API, described once for the OpenAPI document and for the page that people read. */
export interface ApiOperation {
  /** Unique; also the anchor on the page. */
  id: string;
  method: ApiMethod;
  /** With `{name}` for a part that varies. */
  path: string;
  summary: string;
  /** Paragraphs. */
  description: readonly string[];
  /** `optional`: works for guests, and differently with a token; `key`: the bearer is a key. */
  token: 'none' | 'optional' | 'required' | 'key';
  /** The sign-in's cookie comes with the answer, or must come with the request. */
  cookie?: 'answered' | 'needed';
  parameters?: readonly ApiParameter[];
  body?: ApiBody;
  answers: readonly ApiAnswer[];
  failures: readonly ApiFailure[];
}

/** Calls that belong together, under one heading. */
export interface ApiGroup {
  id: string;
  name: string;
  introduction: string;
  operations: readonly ApiOperation[];
}
