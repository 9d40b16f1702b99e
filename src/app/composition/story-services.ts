import { createStoryScripts } from '../../features/story-scripts/create-story-scripts.ts';
import type { WordPolicy } from '../../features/word-policy/word-policy.usecases.ts';
import type { AttemptLimits } from '../../platform/limits/attempt-limits.types.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IsReadOnly } from '../../shared/read-only.ts';
import type { Config } from '../config.ts';
import type { SitePart } from './site-part.ts';

interface StoryServicesOptions {
  config: Config;
  clock: Clock;
  policy: WordPolicy;
  guestSecret: string;
  limits: AttemptLimits;
  isReadOnly: IsReadOnly;
  logger: Logger;
}

/** What writes the scripts of stories. */
export function createStoryServices({ config, logger, ...options }: StoryServicesOptions) {
  const storyScripts = createStoryScripts({
    config: config.storyScripts,
    clock: options.clock,
    policy: options.policy,
    trustedProxies: config.http.trustedProxies,
    guestSecret: options.guestSecret,
    limits: options.limits,
    isReadOnly: options.isReadOnly,
    onTrouble: (trouble) => logger.warn(trouble, 'no story script was written'),
  });
  const { writer } = storyScripts;
  const part: SitePart = {
    facts: () => ({ stories: `written by ${writer.builtIn ? 'the built-in writer' : writer.name}` }),
  };
  return { part, storyScripts };
}
