import type { ImageService } from '../../features/image-service/create-image-service.ts';
import type { KnownSiteSettings } from '../../features/owner/site/site-settings.usecases.ts';
import type { SitePosts } from '../../features/posts/site-posts.usecases.ts';
import { LONGEST_MESSAGE, type ServerMessages } from '../../platform/db/server-messages.ts';
import { createRepeatedJob } from '../../platform/jobs/repeated-job.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { logOwnFailures } from '../failure-log.ts';
import type { SitePart } from './site-part.ts';

const TELL_PROGRESS_MS = 500;
/** Names of holds have 36 letters. */
const HOLDS_AT_ONCE = 150;

interface ShareMessagesOptions {
  messages: ServerMessages;
  siteSettings: Pick<KnownSiteSettings, 'refresh'>;
  sitePosts: Pick<SitePosts, 'refresh'>;
  imageService: Pick<ImageService, 'stopDrawing' | 'progressElsewhere'>;
  logger: Logger;
}

/** What the processes and servers of a site tell each other, and what they make of it. */
export function shareMessages({
  messages,
  siteSettings,
  sitePosts,
  imageService,
  logger,
}: ShareMessagesOptions) {
  const { progressElsewhere: progress } = imageService;
  const onFailure = logOwnFailures(logger, 'a message of another server could not be handled');
  messages.on('settings', () => void siteSettings.refresh().catch(onFailure));
  messages.on('posts', () => void sitePosts.refresh().catch(onFailure));
  messages.on('progress', progress.hear);
  messages.on('holds', (text) => imageService.stopDrawing(text.split(' ')));
  const tellProgress = async () => {
    for (const text of progress.write(LONGEST_MESSAGE)) messages.tell('progress', text);
  };
  const part: SitePart = { jobs: [messages, createRepeatedJob(tellProgress, TELL_PROGRESS_MS, onFailure)] };
  return {
    part,
    /** These holds were given back: what is drawn for them stops, wherever. */
    stopDrawing(holdIds: readonly string[]) {
      imageService.stopDrawing(holdIds);
      for (let from = 0; from < holdIds.length; from += HOLDS_AT_ONCE)
        messages.tell('holds', holdIds.slice(from, from + HOLDS_AT_ONCE).join(' '));
    },
  };
}
