import type { Logger } from '../../platform/logging/logger.ts';
import { urls } from '../../urls.ts';
import { routePattern } from '../pages/route-pattern.ts';
import type { SiteFigures } from './site-figures.ts';

/** Asked for all the time, and nothing to tell of. */
const QUIET_ROUTES: ReadonlySet<string> = new Set([
  '/assets/*',
  '/api/runs/:run/progress',
  urls.health(),
  urls.ready(),
  urls.metrics(),
]);

interface Answer {
  method: string;
  /** What was asked for; it may hold a visitor's words, so that only its pattern is written down. */
  path: string;
  status: number;
  requestId: string;
  milliseconds: number;
}

interface AnswerRecord {
  /** A request waits for its answer from now on; `ended` follows. */
  began(): void;
  ended(answer: Answer): void;
  /** The same for an answer that nobody had to wait for. */
  tell(answer: Answer): void;
}

/** Writes answers into the log and counts them: whichever way they took, in the same words. */
export function createAnswerRecord({
  logger,
  figures,
}: {
  logger: Logger;
  figures: Pick<SiteFigures, 'requestBegan' | 'requestEnded' | 'answered'>;
}): AnswerRecord {
  // These lines have five fields and nobody's words in them, and there is one for every answer: looking
  // through each for what must never be written takes longer than writing it.
  const log = logger.child({}, { redact: [] });
  const tell = ({ method, path, status, requestId, milliseconds }: Answer): void => {
    const route = routePattern(path);
    figures.answered({ method, route, status, milliseconds });
    const line = { requestId, method, route, status, ms: Math.round(milliseconds) };
    if (QUIET_ROUTES.has(route)) log.debug(line, 'answered');
    else log.info(line, 'answered');
  };
  return {
    began: figures.requestBegan,
    ended(answer) {
      figures.requestEnded();
      tell(answer);
    },
    tell,
  };
}
