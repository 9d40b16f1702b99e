/** Whose models the AI SDK reaches here, by the name that stands before the colon in AI_SDK_MODEL. */
export const HOSTED_PROVIDERS = ['google', 'replicate', 'fal', 'black-forest-labs', 'togetherai'] as const;
export type HostedProviderName = (typeof HOSTED_PROVIDERS)[number];

export interface HostedModel {
  provider: HostedProviderName;
  /** As the provider writes it; it may hold colons itself. */
  id: string;
}

/** Reads `google:gemini-2.5-flash-image`. Undefined when it is no such name, or none that draws. */
export function readHostedModel(name: string): HostedModel | undefined {
  const colon = name.indexOf(':');
  const provider = HOSTED_PROVIDERS.find((known) => known === name.slice(0, colon));
  const id = name.slice(colon + 1).trim();
  if (provider === undefined || id === '') return undefined;
  // The SDK has parted with Google's other models.
  return provider === 'google' && !id.startsWith('gemini-') ? undefined : { provider, id };
}

const GEMINI_WITH_PICTURES = /^gemini-(.+-image(-|$)|nano-banana)/;

/**
 * Models that draw from words alone and from a picture as well, and to which the SDK passes one on. Not
 * among them: fal's, which draw nothing without a picture, and FLUX.2 at Replicate, which reads another
 * field than the SDK writes and would leave the picture out without a word.
 */
const BEGINNING_WITH_PICTURES: Readonly<Partial<Record<HostedProviderName, RegExp>>> = {
  google: GEMINI_WITH_PICTURES,
  'black-forest-labs': /^flux-(kontext|2)-/,
  togetherai: /\/FLUX\.1-kontext-/i,
  replicate: /^black-forest-labs\/flux-dev$/,
};

/** Models that look at several pictures. Others among those above take one, and would begin with it. */
const LOOKING_AT_PICTURES: Readonly<Partial<Record<HostedProviderName, RegExp>>> = {
  google: GEMINI_WITH_PICTURES,
  'black-forest-labs': /^flux-2-/,
};

/** Those that look at every prompt; at the others that depends on the model. */
const MODERATING: ReadonlySet<HostedProviderName> = new Set(['google', 'black-forest-labs']);

/** Whether a model's provider declines by itself what should not be drawn. */
export function isModerated({ provider }: HostedModel): boolean {
  return MODERATING.has(provider);
}

/** Whether a model draws in the manner of pictures. */
export function looksAtPictures({ provider, id }: HostedModel): boolean {
  return LOOKING_AT_PICTURES[provider]?.test(id) ?? false;
}

/** Whether a model begins with a picture. */
export function beginsWithPictures({ provider, id }: HostedModel): boolean {
  return BEGINNING_WITH_PICTURES[provider]?.test(id) ?? false;
}
