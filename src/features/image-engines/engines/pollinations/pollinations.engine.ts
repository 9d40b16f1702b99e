import type { ConfigValues } from '../../../../shared/config-keys.ts';
import type { ImageEngine } from '../../image-engines.types.ts';
import { askService, type Fetch } from '../../remote/ask-service.ts';
import { createRemoteEngine } from '../../remote/create-remote-engine.ts';
import { LARGEST_PICTURE_BYTES } from '../../remote/fit-image.ts';
import { chooseModel, describeModels, type ToolModels } from '../../tool-models.rules.ts';
import type { pollinationsConfig } from './pollinations.config.ts';
import { writePollinationsAddress } from './pollinations-address.rules.ts';

const NAME = 'pollinations';
const WITH_KEY = 'https://gen.pollinations.ai';
const WITHOUT_KEY = 'https://image.pollinations.ai';
/** The service draws for one caller without a key after the other, and turns the rest away. */
const AT_ONCE_WITHOUT_KEY = 1;
/** How the service with keys declines words. */
const REFUSED = 422;

export type PollinationsSettings = ConfigValues<typeof pollinationsConfig>;

/**
 * https://gen.pollinations.ai (with a key, paid per picture) or https://image.pollinations.ai (without,
 * slow and often full). A try that got no whole answer is made once more with the very same address,
 * which takes up the work that has begun and is billed once.
 */
export function createPollinationsEngine(
  settings: PollinationsSettings,
  { fetch }: { fetch?: Fetch } = {},
): ImageEngine {
  const { key, safe, timeoutSeconds } = settings;
  const models = readModels(settings);
  const hasKey = key !== '';
  const url = settings.url || (hasKey ? WITH_KEY : WITHOUT_KEY);
  return createRemoteEngine({
    name: NAME,
    version: `${url} ${describeModels(models)}`,
    models,
    concurrency: hasKey ? settings.atOnce : AT_ONCE_WITHOUT_KEY,
    moderates: safe,
    timeoutMs: timeoutSeconds * 1000,
    mayAskAgain: true,
    async ask(request, { signal }) {
      const model = chooseModel(models, request.toolModel);
      const { bytes } = await askService({
        url: writePollinationsAddress({ url, hasKey, safe }, { ...request, model }),
        headers: { Accept: 'image/*', ...(hasKey ? { Authorization: `Bearer ${key}` } : {}) },
        signal,
        maxBytes: LARGEST_PICTURE_BYTES,
        refusedStatuses: [REFUSED],
        fetch,
      });
      return bytes;
    },
  });
}

const readModels = ({ model, boosterModel, yellowModel }: PollinationsSettings): ToolModels => ({
  standard: model,
  booster: boosterModel,
  yellow: yellowModel,
});
