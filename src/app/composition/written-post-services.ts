import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { SHORT_OPTION_LISTS } from '../../features/generator/options/short-option-lists.generated.ts';
import { createPostMaker } from '../../features/posts/written/post-maker.usecases.ts';
import { createShownPosts } from '../../features/posts/written/shown-posts.usecases.ts';
import { createTakenOverPosts } from '../../features/posts/written/taken-over-posts.usecases.ts';
import { createWrittenAuthors } from '../../features/posts/written/written-authors.usecases.ts';
import { createWrittenPictures } from '../../features/posts/written/written-pictures.usecases.ts';
import { createWrittenPosts } from '../../features/posts/written/written-posts.usecases.ts';
import type { Database } from '../../platform/db/database.types.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { Blobs } from '../../platform/storage/storage.types.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IsReadOnly } from '../../shared/read-only.ts';
import type { Config } from '../config.ts';
import { createContentRules } from './content-rules.ts';

interface WrittenPostServicesOptions {
  config: Config;
  projectRoot: string;
  database: Database;
  blobs: Blobs;
  isReadOnly: IsReadOnly;
  clock: Clock;
  logger: Logger;
  /** Forgets pages that are made of posts. */
  onPostsChanged: () => void;
  /** Reads the content folder again. */
  syncContent: () => Promise<unknown>;
}

export type WrittenPostServices = ReturnType<typeof createWrittenPostServices>;

/** Posts that somebody writes in the owner's console. */
export function createWrittenPostServices(options: WrittenPostServicesOptions) {
  const { config, logger } = options;
  const rules = createContentRules(config);
  const folder = resolve(options.projectRoot, config.feed.contentFolder);
  const pictures = createWrittenPictures({ ...options, hashRecipe: rules.hashRecipe });
  const maker = createPostMaker({ folder, database: options.database, rules, pictures });
  const shared = {
    ...options,
    ...{ folder, rules, pictures, maker },
    newId: randomUUID,
    onShownChanged: options.onPostsChanged,
  };
  const onProblem = (problem: string) => logger.warn(`A post of the console is not right: ${problem}`);
  const shown = createShownPosts({ ...shared, onProblem });
  return {
    /** The address of the blog that is shown instead of all this; '' for none. */
    shownInstead: config.feed.blogFeedUrl,
    pictures,
    maker,
    authors: createWrittenAuthors({
      ...shared,
      onChanged: () => void shown.refresh().catch((error: unknown) => onProblem(String(error))),
    }),
    styles: SHORT_OPTION_LISTS.style ?? [],
    written: createWrittenPosts(shared),
    takenOver: createTakenOverPosts(shared),
    shown,
  };
}
