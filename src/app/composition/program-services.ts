import { randomUUID } from 'node:crypto';
import { writeDrawingHeader } from '../../features/image-engines/drawing-header.rules.ts';
import type { ImageEngine } from '../../features/image-engines/image-engines.types.ts';
import type { ImageService } from '../../features/image-service/create-image-service.ts';
import { createDrawPictures } from '../../features/images-api/draw-pictures.usecases.ts';
import { createMcpSessions } from '../../features/mcp/mcp-sessions.ts';
import type { StoryScripts } from '../../features/story-scripts/story-scripts.usecases.ts';
import type { Database } from '../../platform/db/database.types.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { Clock } from '../../shared/clock.ts';
import { logOwnFailures } from '../failure-log.ts';
import type { AccountServices } from './account-services.ts';
import type { SitePart } from './site-part.ts';

interface ProgramServicesOptions {
  accountServices: Pick<AccountServices, 'apiKeys' | 'credits' | 'gallery'>;
  imageService: Pick<ImageService, 'make'>;
  storyScripts: StoryScripts;
  database: Pick<Database, 'kind'>;
  /** The same on every server. */
  guestSecret: string;
  engines: readonly ImageEngine[];
  siteRoot: () => string;
  siteName: string;
  clock: Clock;
  logger: Logger;
}

/** What programs with a key can have done. */
export function createProgramServices({ accountServices, imageService, ...options }: ProgramServicesOptions) {
  const { apiKeys, credits, gallery } = accountServices;
  const drawPictures = createDrawPictures({
    ...options,
    make: imageService.make,
    gallery,
    credits,
    requests: apiKeys.requests,
    newId: randomUUID,
  });
  const mcpSessions = createMcpSessions({
    ...options,
    drawPictures,
    gallery,
    calls: apiKeys.calls,
    newId: randomUUID,
    sharedSecret: options.database.kind === 'postgres' ? options.guestSecret : '',
    onFailed: logOwnFailures(options.logger, 'a tool of a program failed'),
  });
  const part: SitePart = { close: mcpSessions.close };
  const describeDrawing = () => writeDrawingHeader(options.engines);
  return { drawPictures, describeDrawing, mcpSessions, part };
}
