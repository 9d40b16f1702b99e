/** Whose habits a server has. */
export type ImagesKind = 'openai' | 'dall-e' | 'localai' | 'pollinations';

/** What a server makes of a question. */
export interface AskedPicture {
  prompt: string;
  negative?: string;
  /** Undefined where the server takes chance. */
  seed?: number;
  width: number;
  height: number;
  format: 'png' | 'jpeg';
  /** Whether the answer names an address unless something else was asked for. */
  asUrl: boolean;
  /** The picture that it begins with. */
  start?: Buffer;
  /** All others that it is shown. */
  references?: readonly Buffer[];
}

export type JsonAnswer = [status: number, body: unknown, headers?: Record<string, string>];

interface Speaker {
  needsKey: boolean;
  /** Whether it has `/images/edits`. */
  hasEdits: boolean;
  read(body: Record<string, unknown>): AskedPicture | JsonAnswer;
  /** What stands in an answer beside the data. */
  describe(picture: AskedPicture): object;
}

const CREATED = 1_763_000_000;

function parseSize(size: unknown): { width: number; height: number } | undefined {
  const [, width, height] = (typeof size === 'string' && /^(\d+)x(\d+)$/.exec(size)) || [];
  return width === undefined ? undefined : { width: Number(width), height: Number(height) };
}

const refuse = (message: string, code: string): JsonAnswer => [
  400,
  { error: { message, type: 'invalid_request_error', param: null, code } },
];

function readStrictly(
  body: Record<string, unknown>,
  { fields, sizes }: { fields: readonly string[]; sizes: readonly string[] },
): JsonAnswer | { prompt: string; width: number; height: number } {
  const unknown = Object.keys(body).find((field) => !fields.includes(field));
  if (unknown !== undefined) return refuse(`Unknown parameter: '${unknown}'.`, 'unknown_parameter');
  const size = parseSize(body.size);
  if (!size || !sizes.includes(String(body.size)))
    return refuse(`Invalid value: '${body.size}'.`, 'invalid_value');
  const { prompt } = body;
  if (typeof prompt !== 'string' || prompt === '')
    return refuse('A prompt is needed.', 'missing_required_parameter');
  return { prompt, ...size };
}

const openai: Speaker = {
  needsKey: true,
  hasEdits: true,
  read(body) {
    const read = readStrictly(body, {
      fields: [
        'model',
        'prompt',
        'n',
        'size',
        'quality',
        'background',
        'output_format',
        'moderation',
        'user',
      ],
      sizes: ['1024x1024', '1536x1024', '1024x1536', 'auto'],
    });
    return Array.isArray(read) ? read : { ...read, format: 'png', asUrl: false };
  },
  describe: ({ width, height }) => ({
    created: CREATED,
    background: 'opaque',
    output_format: 'png',
    size: `${width}x${height}`,
    quality: 'high',
    usage: { input_tokens: 13, output_tokens: 4_160, total_tokens: 4_173 },
  }),
};

const dallE: Speaker = {
  needsKey: true,
  hasEdits: false,
  read(body) {
    const read = readStrictly(body, {
      fields: ['model', 'prompt', 'n', 'size', 'quality', 'response_format', 'style', 'user'],
      sizes: ['1024x1024', '1792x1024', '1024x1792'],
    });
    if (Array.isArray(read)) return read;
    return { ...read, format: 'png', asUrl: body.response_format !== 'b64_json' };
  },
  describe: () => ({ created: CREATED }),
};

const localai: Speaker = {
  needsKey: false,
  hasEdits: false,
  read(body) {
    const size = parseSize(body.size);
    if (!size) return [500, { error: { code: 500, message: 'invalid size', type: '' } }];
    const [prompt = '', negative] = String(body.prompt).split('|');
    const seed = typeof body.seed === 'number' ? body.seed : undefined;
    const start = typeof body.file === 'string' ? Buffer.from(body.file, 'base64') : undefined;
    const asUrl = body.response_format !== 'b64_json';
    return { prompt, negative, seed, ...size, format: 'png', asUrl, start };
  },
  describe: () => ({
    id: 'a1b2',
    created: CREATED,
    usage: { input_tokens: 0, output_tokens: 0, total_tokens: 0 },
  }),
};

const pollinations: Speaker = {
  needsKey: true,
  hasEdits: true,
  read(body) {
    const size = parseSize(body.size) ?? { width: 1024, height: 1024 };
    return { prompt: String(body.prompt), ...size, format: 'jpeg', asUrl: false };
  },
  describe: () => ({ created: CREATED }),
};

export const SPEAKERS: Readonly<Record<ImagesKind, Speaker>> = {
  openai,
  'dall-e': dallE,
  localai,
  pollinations,
};
