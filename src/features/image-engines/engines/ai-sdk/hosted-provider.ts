import type { ImageModelV4 } from '@ai-sdk/provider';
import type { Fetch } from '../../remote/ask-service.ts';
import type { PictureSize } from '../../remote/picture-size.rules.ts';
import type { RemoteFailure } from '../../remote/remote-engine.errors.ts';

/** How a provider is told which picture is wanted. */
interface PicturePlan {
  size?: `${number}x${number}`;
  aspectRatio?: `${number}:${number}`;
  providerOptions?: Parameters<ImageModelV4['doGenerate']>[0]['providerOptions'];
}

interface WantedPicture extends PictureSize {
  /** Of the picture that it begins with, for models that know one. */
  denoising?: number;
}

interface PollPace {
  /** Between two questions whether the picture is drawn. */
  pollMs: number;
  /** How long it is asked for; what ends the wait before that is the engine's time limit. */
  timeoutMs: number;
}

interface ModelSettings {
  id: string;
  key: string;
  url: string;
  fetch: Fetch;
}

/** One provider of the AI SDK: what it does its own way. */
export interface HostedProvider {
  /** Where its API is. */
  url: string;
  /** Loads the SDK's part for it; that is left until the first picture. */
  createModel(settings: ModelSettings): Promise<ImageModelV4>;
  planPicture(wanted: WantedPicture, pace: PollPace): PicturePlan;
  /**
   * What an answer of status 2xx says of a failure; undefined when it says none. Providers tell that
   * they declined words, or gave up, in answers that went well.
   * @param body parsed JSON.
   */
  readFailure(body: unknown): RemoteFailure | undefined;
  /**
   * Where work that has begun can be ended.
   * @returns a path below the API's address, or undefined when nothing in this answer runs.
   */
  findCancelPath?(body: unknown): string | undefined;
}

export function refusedBecause(ending: string): RemoteFailure {
  return { kind: 'refused', reason: `It declined the words (${ending}).` };
}

export function brokenBecause(ending: string): RemoteFailure {
  return { kind: 'broken', reason: `It failed (${ending}).` };
}
