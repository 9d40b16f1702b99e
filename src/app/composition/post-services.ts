import { join, resolve } from 'node:path';
import { createBlog } from '../../features/blog/blog.usecases.ts';
import { OPTION_MOTIF } from '../../features/generator/options/option-motif.rules.ts';
import { findOptionPicture } from '../../features/generator/options/option-pictures.rules.ts';
import { composeRecipePrompt } from '../../features/generator/recipe-prompt.rules.ts';
import type { ImageService } from '../../features/image-service/create-image-service.ts';
import { isStoppingError } from '../../features/image-service/image-service.errors.ts';
import { houseLookPictures } from '../../features/looks/house-looks.rules.ts';
import { postPictureAddress } from '../../features/media/media.rules.ts';
import { createMediaStore } from '../../features/media/media.store.ts';
import { createMedia } from '../../features/media/media.usecases.ts';
import { hashRecipe, versionOf } from '../../features/media/media-version.ts';
import type { DerivedPostSource } from '../../features/posts/derived/derived.types.ts';
import { createDerivedSource } from '../../features/posts/derived/derived-source.ts';
import { resizedImage } from '../../features/posts/picture-sizes.rules.ts';
import type { PostsHealth } from '../../features/posts/posts.types.ts';
import { createSitePosts } from '../../features/posts/site-posts.usecases.ts';
import { createRemotePostSource } from '../../features/posts/sources/blogger/remote-post-source.ts';
import { createContentSync } from '../../features/posts/sources/library/content-sync.ts';
import type { LibraryPost } from '../../features/posts/sources/library/library.types.ts';
import { createLibrary, type Library } from '../../features/posts/sources/library/library.usecases.ts';
import { createLibrarySource, describePost } from '../../features/posts/sources/library/library-source.ts';
import { findPictureFile } from '../../features/posts/sources/library/picture-file-reader.ts';
import { isPreviewName, previewName } from '../../features/posts/written/preview-name.rules.ts';
import { SITE_PICTURES } from '../../features/site-pages/site-pictures.rules.ts';
import { createWebStories } from '../../features/web-stories/web-stories.usecases.ts';
import type { Database } from '../../platform/db/database.types.ts';
import { createRepeatedJob, type RepeatedJob } from '../../platform/jobs/repeated-job.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Config } from '../config.ts';
import { logOwnFailures } from '../failure-log.ts';
import { createCardPainter } from '../social-cards/card-painter.ts';
import { createSocialCards } from '../social-cards/social-cards.ts';
import { SOCIAL_PICTURES } from '../social-cards/social-pictures.rules.ts';
import { createContentRules } from './content-rules.ts';
import type { SitePart } from './site-part.ts';
import type { WrittenPostServices } from './written-post-services.ts';

/** Another server, or an import, may change the posts of our own library at any time. */
const LIBRARY_WATCH_MS = 2_000;
const PREVIEW_SIZE = { longest: 640, cropped: false } as const;
/** How late a scheduled post may be. */
const DUE_WATCH_MS = 5_000;
/** Posts of an earlier version are derived anew a few at a time; until their turn that is done for each visitor. */
const DERIVE_PAUSE_MS = 1_000;

interface PostServicesOptions {
  config: Config;
  database: Database;
  dataDir: string;
  projectRoot: string;
  imageService: Pick<ImageService, 'draw' | 'status'>;
  /** Changes whenever the same words may give another picture. */
  engineVersion: string;
  clock: Clock;
  logger: Logger;
  /** Forgets pages that are made of posts. */
  onPostsChanged: () => void;
  writtenPosts: WrittenPostServices;
}

/** Puts together what publishes: posts, the pages made of them, and the pictures that are drawn for both. */
export function createPostServices(options: PostServicesOptions) {
  const { config, database, dataDir, projectRoot, clock, logger, onPostsChanged, writtenPosts } = options;
  const library = createLibrary({ database });
  const isOwn = config.feed.blogFeedUrl === '';
  const namedPictures = versionOfNamedPictures(options.engineVersion);
  const media = createSiteMedia({ ...options, namedPictures }, isOwn ? library : undefined);
  const shown = isOwn ? openLibrary(database, media.addressOf) : openBlog(options);
  const sitePosts = createSitePosts({
    source: shown.source,
    clock,
    health: shown.health,
    watchEveryMs: shown.watchEveryMs,
    onChange: onPostsChanged,
    onFailure: (error) => logger.warn({ err: error }, 'posts could not be read'),
  });
  const content = createContentSync({
    folder: contentFolderOf(options),
    library,
    ...createContentRules(config),
    onProblem: (problem) => logger.warn(`A post is not right: ${problem}`),
    onChange: onPostsChanged,
  });
  const cardPainter = createCardPainter(projectRoot);
  let watching: { close(): void } | undefined;
  const job: RepeatedJob = {
    start: sitePosts.start,
    async stop() {
      watching?.close();
      await sitePosts.stop();
      await shown.close();
      await cardPainter.close();
    },
  };
  const deriving: RepeatedJob = createRepeatedJob(
    async () => {
      // What a server of another version stores from now on is derived for each visitor, until the next start.
      if ((await library.deriveStale()) === 0) void deriving.stop();
    },
    DERIVE_PAUSE_MS,
    logOwnFailures(logger, 'posts could not be derived anew'),
  );
  const due = createRepeatedJob(
    writtenPosts.shown.showDue,
    DUE_WATCH_MS,
    logOwnFailures(logger, 'posts whose time has come were not shown'),
  );
  const part: SitePart = {
    jobs: [job],
    siteJobs: isOwn ? [deriving, due] : [],
    facts: () => ({ posts: sitePosts.description }),
  };

  return {
    media,
    /** What addresses of pictures carry that pages know by their names alone. */
    namedPictures,
    socialCards: createSocialCards({
      media,
      store: createMediaStore(join(dataDir, 'social-cards')),
      painter: cardPainter,
      siteName: config.site.siteName,
      publicFolder: join(projectRoot, 'public'),
    }),
    /** Every address of our own posts, for the sitemap; only the library knows it without reading every post. */
    listAddresses: isOwn ? library.listAddresses : undefined,
    sitePosts,
    blog: createBlog({ sitePosts }),
    webStories: createWebStories({ sitePosts }),
    /** Brings our own posts up to the files of the content folder; in development also later. */
    async fillLibrary() {
      if (!isOwn) return;
      await content.sync();
      await writtenPosts.shown.refresh();
      if (config.mode === 'development') watching = content.watch();
    },
    syncContent: content.sync,
    /** A post as its page will show it, with pictures that visitors cannot find yet. */
    lookAhead: (post: LibraryPost) =>
      describePost(post, (_, recipeHash) => media.addressOf(previewName(recipeHash), recipeHash)),
    /** Draws a picture of a post that visitors cannot see yet. @returns its address. */
    async drawPreview(name: string): Promise<string> {
      const { version } = await media.picture({ name, size: PREVIEW_SIZE, format: 'webp' });
      return resizedImage(postPictureAddress(name, version), `s${PREVIEW_SIZE.longest}`);
    },
    /** Draws what pages and posts will show, until `signal` says stop. */
    async drawAhead(signal: AbortSignal) {
      if (config.media.drawAhead === 'on')
        await media.warm(signal, isOwn ? listPictures(library) : undefined);
    },
    part,
  };
}

/** The posts that the site shows, with what hangs on where they come from. */
interface ShownPosts {
  source: DerivedPostSource;
  health: () => PostsHealth;
  watchEveryMs: number;
  close(): Promise<void>;
}

function openBlog({ config, dataDir, clock, logger, onPostsChanged }: PostServicesOptions): ShownPosts {
  const settings = config.feed;
  const remote = createRemotePostSource({ settings, dataDir, clock, logger, onChange: onPostsChanged });
  const source = createDerivedSource(remote.source);
  return { ...remote, source, watchEveryMs: settings.freshSeconds * 1000 };
}

function openLibrary(
  database: Database,
  pictureAddress: (name: string, recipeHash: string) => string,
): ShownPosts {
  return {
    source: createLibrarySource({ database, pictureAddress }),
    health: () => ({ source: 'library', status: 'ok' }),
    watchEveryMs: LIBRARY_WATCH_MS,
    close: async () => {},
  };
}

function contentFolderOf({ projectRoot, config }: PostServicesOptions): string {
  return resolve(projectRoot, config.feed.contentFolder);
}

/** @param library whose posts bring pictures; a blog elsewhere keeps its own. */
function createSiteMedia(
  options: PostServicesOptions & { namedPictures: string },
  library: Library | undefined,
) {
  const { imageService, dataDir, engineVersion, namedPictures, writtenPosts, logger } = options;
  const { findPreview, read } = writtenPosts.pictures;
  return createMedia({
    recipes: { ...SITE_PICTURES, ...SOCIAL_PICTURES, ...houseLookPictures(namedPictures) },
    findRecipe: async (name) =>
      findOptionPicture(name, namedPictures) ??
      (await library?.findPicture(name)) ??
      (isPreviewName(name) ? await findPreview(name) : undefined),
    compose: composeRecipePrompt,
    readFile: async ({ file }) =>
      (await read(file)) ?? (await findPictureFile(contentFolderOf(options), file)),
    store: createMediaStore(join(dataDir, 'media')),
    engineVersion,
    isBusy: () => imageService.status().waiting > 0,
    onWarmFailed(name, error) {
      // A stop is no failure of the picture's; it is drawn after the next start.
      if (!isStoppingError(error)) logger.error({ err: error, name }, 'a picture of the site was not drawn');
    },
    draw: async (drawing, signal) => {
      // Lossless, because every size is made from it.
      const image = await imageService.draw({ ...drawing, format: 'png' }, { visitor: 'site', signal });
      return image.bytes;
    },
  });
}

/** Changes with any of these pictures, and with the engine that draws them. */
function versionOfNamedPictures(engineVersion: string): string {
  const recipes = [OPTION_MOTIF, ...Object.values(houseLookPictures(''))];
  return versionOf(recipes.map(hashRecipe).join(' '), engineVersion);
}

async function* listPictures(library: Library) {
  for (const { name, picture } of await library.listPictures()) yield { name, recipe: picture };
}
