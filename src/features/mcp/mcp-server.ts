import { OFFERED_OPTIONS } from '@dreamseed/illustrator/options';
import { describeWords } from '@dreamseed/illustrator/what-it-knows';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type { CallToolResult, ServerNotification, ServerRequest } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { FAILED } from '../../platform/http/http-refusals.ts';
import { AppError } from '../../shared/app-error.ts';
import { NO_NUL } from '../../shared/words/no-nul.ts';
import { type ApiScope, SCOPES } from '../api-keys/api-keys.rules.ts';
import type { ApiKeys } from '../api-keys/api-keys.usecases.ts';
import type { Gallery } from '../gallery/gallery.usecases.ts';
import { IMAGE_LIMITS } from '../image-service/prompt-request.rules.ts';
import { readStartingPicture, USUAL_STRENGTH } from '../image-service/starting-picture.usecases.ts';
import type {
  ApiPicture,
  DrawPictures,
  PictureOrder,
  WantedPictures,
} from '../images-api/images-api.types.ts';
import { readWanted } from '../images-api/read-wanted.usecases.ts';
import { LONGEST_TITLE } from '../story-scripts/script-request.rules.ts';
import type { StoryScripts } from '../story-scripts/story-scripts.usecases.ts';
import type { McpCaller } from './mcp.types.ts';

const MOST_AT_ONCE = 4;
const MOST_LISTED = 30;

export interface McpServerParts {
  siteName: string;
  /** Without a trailing slash. */
  siteRoot: () => string;
  drawPictures: DrawPictures;
  gallery: Pick<Gallery, 'list' | 'open'>;
  storyScripts: StoryScripts;
  calls: ApiKeys['calls'];
  /** Told what went wrong on this side. */
  onFailed: (error: unknown) => void;
}

type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>;

const prompt = z
  .string()
  .trim()
  .min(1)
  .max(IMAGE_LIMITS.promptLength)
  .refine(...NO_NUL)
  .describe('What to draw, in plain words.');
const picture = z.string().describe('The ID of a picture: its `name` in my_pictures.');
const wishes = {
  style: z.string().optional().describe('An entry of list_styles.'),
  size: z.string().optional().describe('Width and height in pixels, like 1024x1024.'),
  seed: z
    .int()
    .min(0)
    .max(IMAGE_LIMITS.largestSeed)
    .optional()
    .describe('The same seed gives the same picture.'),
};

/** The tools of one session. @param callerOf who sent the request at hand. */
export function createMcpServer(parts: McpServerParts, callerOf: () => McpCaller): McpServer {
  const { siteName, drawPictures, gallery, storyScripts } = parts;
  const server = new McpServer({ name: siteName, version: '1' });
  const answer = createAnswering(parts, callerOf);
  const draw = async (
    order: Omit<PictureOrder, 'gone' | 'onNews' | 'identity' | 'address'>,
    extra: Extra,
  ) => {
    const gone = extra.signal;
    return describePictures(
      await drawPictures({ ...callerOf(), ...order, gone, onNews: tellOf(extra) }),
      order.wanted,
    );
  };
  server.registerTool(
    'generate_image',
    {
      description: 'Makes pictures from words. Each costs credits of the account.',
      inputSchema: { prompt, ...wishes, count: z.int().min(1).max(MOST_AT_ONCE).default(1) },
    },
    (input, extra) =>
      answer('images', async () => {
        const { count, ...wanted } = input;
        return await draw({ wanted: readWanted({ ...wanted, n: count }) }, extra);
      }),
  );
  server.registerTool(
    'paint_picture',
    {
      description:
        'Paints a picture of the gallery in another style, light or season. Costs credits of the account.',
      inputSchema: {
        picture,
        prompt,
        ...wishes,
        strength: z.number().min(0).max(1).default(USUAL_STRENGTH).describe('How much of it changes.'),
      },
    },
    ({ picture: id, strength, ...wanted }, extra) =>
      answer('edits', async () => {
        const { bytes } = await gallery.open(callerOf().identity.id, id);
        const startingPicture = await readStartingPicture(bytes, strength);
        return await draw({ wanted: readWanted(wanted), startingPicture }, extra);
      }),
  );
  server.registerTool(
    'write_story',
    {
      description:
        'Writes the script of a web story, usually five pages, for a title and a picture of the gallery. Costs nothing.',
      inputSchema: { title: z.string().trim().min(1).max(LONGEST_TITLE).describe('Of the story.'), picture },
    },
    ({ title, picture: id }, { signal }) =>
      answer('stories', async () => {
        const { identity, address } = callerOf();
        await storyScripts.admit(address);
        const { bytes } = await gallery.open(identity.id, id);
        return text(JSON.stringify(await storyScripts.write({ title, picture: bytes }, signal)));
      }),
  );
  server.registerTool('list_styles', { description: 'Lists the styles that pictures can be made in.' }, () =>
    answer(undefined, async () => text(OFFERED_OPTIONS.style.map(({ name }) => name).join('\n'))),
  );
  server.registerTool(
    'describe_words',
    {
      description:
        'Says which words the built-in illustrator would draw and which it does not know. Costs nothing.',
      inputSchema: { prompt },
    },
    (input) => answer(undefined, async () => text(JSON.stringify(describeWords(input.prompt)))),
  );
  server.registerTool('my_pictures', { description: 'Lists the newest pictures of the gallery.' }, () =>
    answer('gallery:read', async () => {
      const images = await gallery.list(callerOf().identity.id);
      return {
        content: images.slice(0, MOST_LISTED).map(({ id, prompt: words, url }) => ({
          type: 'resource_link' as const,
          uri: `${parts.siteRoot()}${url}`,
          name: id,
          description: words,
        })),
      };
    }),
  );
  return server;
}

/** What goes wrong is for the model to read; the key counts it. */
function createAnswering({ calls, onFailed }: McpServerParts, callerOf: () => McpCaller) {
  return async (
    scope: ApiScope | undefined,
    work: () => Promise<CallToolResult>,
  ): Promise<CallToolResult> => {
    const { identity } = callerOf();
    const started = performance.now();
    const mayNot = scope !== undefined && !identity.scopes.includes(scope);
    const result = mayNot
      ? fail(`This key may not do this (“${SCOPES[scope]}”).`)
      : await work().catch((error: unknown) => {
          if (error instanceof AppError) return fail(error.message);
          onFailed(error);
          return fail(FAILED.message);
        });
    const milliseconds = performance.now() - started;
    calls.note(identity.spender.id, { failed: result.isError === true, milliseconds });
    return result;
  };
}

const text = (words: string): CallToolResult => ({ content: [{ type: 'text', text: words }] });
const fail = (words: string): CallToolResult => ({ ...text(words), isError: true });

/** As pictures, and as links that work for an hour or two. */
function describePictures(
  pictures: readonly ApiPicture[],
  { format, words }: WantedPictures,
): CallToolResult {
  const mimeType = `image/${format}`;
  return {
    content: pictures.flatMap(({ bytes, url, seed }) => [
      { type: 'image' as const, data: Buffer.from(bytes).toString('base64'), mimeType },
      ...(url === undefined
        ? []
        : [{ type: 'resource_link' as const, uri: url, name: `${words} (seed ${seed})`, mimeType }]),
    ]),
  };
}

/** Tells how far the work is to whoever asked to be told. */
function tellOf({ _meta, sendNotification }: Extra): PictureOrder['onNews'] {
  const progressToken = _meta?.progressToken;
  if (progressToken === undefined) return undefined;
  let told = 0;
  return ({ done = 0 }) => {
    if (done <= told) return;
    told = done;
    const params = { progressToken, progress: done, total: 1 };
    // Whoever is gone misses nothing.
    sendNotification({ method: 'notifications/progress', params }).catch(() => {});
  };
}
