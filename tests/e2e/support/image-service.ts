import type { Page, Route } from '@playwright/test';
import { type PictureOrder, pictureBytes, RUN_COLORS } from './images.ts';

/** One request that the page sent to the image service. */
interface PromptRequest {
  /** The decoded path segment. */
  prompt: string;
  url: URL;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
}

/** What the stub does with a request. */
export type Answer =
  | { kind: 'picture'; picture?: PictureOrder; bytes?: Buffer; headers?: Record<string, string> }
  | { kind: 'refusal'; status: number; body?: string; contentType?: string }
  | { kind: 'body'; body: string; contentType: string }
  /** The connection breaks before an answer. */
  | { kind: 'broken-connection' }
  | { kind: 'silence' };

/** `position` counts the requests of the test from 0. */
export type Answering = (request: PromptRequest, position: number) => Answer | Promise<Answer>;

export interface ImageServiceStub {
  /** In the order they came. */
  requests: PromptRequest[];
  /** Replaces what the following requests are answered with. */
  answerWith(answering: Answering): void;
}

/** A picture for every request, each of a run in a color of its own. */
export const picturesForAll: Answering = (_request, position) => ({
  kind: 'picture',
  picture: { color: RUN_COLORS[position % RUN_COLORS.length] },
});

/** Stands in for the image service of the page's own site. */
export async function stubImageService(
  page: Page,
  answering: Answering = picturesForAll,
): Promise<ImageServiceStub> {
  let current = answering;
  const requests: PromptRequest[] = [];
  await page.route('**/prompt/**', async (route) => {
    const url = new URL(route.request().url());
    const prompt = decodeURIComponent(url.pathname.replace(/^\/prompt\//, ''));
    const request = { prompt, url, headers: route.request().headers() };
    const position = requests.push(request) - 1;
    await fulfill(route, await current(request, position));
  });
  return {
    requests,
    answerWith(next) {
      current = next;
    },
  };
}

async function fulfill(route: Route, answer: Answer): Promise<void> {
  switch (answer.kind) {
    case 'silence':
      return;
    case 'broken-connection':
      return route.abort('connectionreset');
    case 'refusal': {
      const { status, body = '', contentType = 'application/json' } = answer;
      return route.fulfill({ status, body, contentType });
    }
    case 'body':
      return route.fulfill({ status: 200, body: answer.body, contentType: answer.contentType });
    case 'picture': {
      const { type = 'png' } = answer.picture ?? {};
      const body = answer.bytes ?? (await pictureBytes(answer.picture));
      return route.fulfill({ status: 200, body, contentType: `image/${type}`, headers: answer.headers });
    }
  }
}

export interface Gate {
  /** Resolves once the gate is open. */
  passed: Promise<void>;
  open(): void;
}

/** Holds answers back until a test has seen what it wanted to see. */
export function createGate(): Gate {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { passed: promise, open: () => resolve() };
}

/** Answers like `then`, but not before the gate is open. */
export function behindGate(gate: Gate, then: Answering = picturesForAll): Answering {
  return async (request, position) => {
    await gate.passed;
    return then(request, position);
  };
}
