import type { Hono } from 'hono';
import type { NodeBindings } from '../../platform/http/caller.ts';
import { createVisitorHash } from '../../platform/http/visitor-hash.ts';
import type { AttemptLimits } from '../../platform/limits/attempt-limits.types.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IsReadOnly } from '../../shared/read-only.ts';
import type { WordPolicy } from '../word-policy/word-policy.usecases.ts';
import { createStoryScriptsRoutes } from './story-scripts.routes.ts';
import {
  createStoryScriptsUsecases,
  type StoryScripts,
  type WriterTrouble,
} from './story-scripts.usecases.ts';
import { chooseWriter, type WriterSettings } from './writers/writers.registry.ts';

interface StoryScriptsFeatureOptions {
  config: WriterSettings & { writerTimeoutSeconds: number; scriptsPerHour: number; scriptsPerDay: number };
  clock: Clock;
  policy: WordPolicy;
  trustedProxies: number;
  /** At least 32 characters; visitors are counted by marks made with it. */
  guestSecret: string;
  limits: AttemptLimits;
  isReadOnly?: IsReadOnly;
  /** Told why a writer gave no script; names no visitor, no title and no key. */
  onTrouble: (trouble: WriterTrouble) => void;
}

interface StoryScriptsFeature {
  /** `POST /api/story-script`. */
  routes: Hono<{ Bindings: NodeBindings }>;
  /** For programs. */
  usecases: StoryScripts;
  /** Who writes here. */
  writer: { name: string; builtIn: boolean };
}

/**
 * The server's part of the story-script generator.
 * @throws {Error} one line that an owner can act on, when the chosen writer lacks a setting.
 */
export function createStoryScripts(options: StoryScriptsFeatureOptions): StoryScriptsFeature {
  const { config, clock, trustedProxies, guestSecret, limits, onTrouble } = options;
  const writer = chooseWriter(config);
  const storyScripts = createStoryScriptsUsecases({
    writer,
    policy: options.policy,
    clock,
    hashVisitor: createVisitorHash(guestSecret, 'story-script'),
    scriptsPerHour: config.scriptsPerHour,
    scriptsPerDay: config.scriptsPerDay,
    limits,
    isReadOnly: options.isReadOnly,
    timeoutMs: config.writerTimeoutSeconds * 1000,
    onTrouble,
  });
  return {
    routes: createStoryScriptsRoutes({ storyScripts, trustedProxies }),
    usecases: storyScripts,
    writer: { name: writer.name, builtIn: writer.builtIn },
  };
}
