import { systemClock } from '../../../../shared/clock.ts';
import type { Tool } from '../../../plans/plans.types.ts';
import { browserStorage } from '../../../user-status/ui/browser-storage.ts';
import { requestImage } from './request-image.ts';
import { createRunController, type RunController } from './run-controller.ts';
import { createRunId } from './run-id.ts';

/** A controller wired to this browser; nothing of the browser is touched before it is used. */
export function createBrowserRunController(tool: Tool, imageServiceUrl: string): RunController {
  return createRunController({
    tool,
    storage: browserStorage,
    clock: systemClock,
    random: Math.random,
    newRunId: createRunId,
    requestImage: (request, signal) =>
      requestImage(
        {
          fetch: (input, init) => window.fetch(input, init),
          imageServiceUrl,
          pageOrigin: window.location.origin,
        },
        request,
        signal,
      ),
    log: (message, detail) => console.warn(message, ...(detail === undefined ? [] : [detail])),
  });
}
