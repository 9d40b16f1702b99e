import { Hono } from 'hono';
import { createRunIdMalformedError } from '../account-runs/account-run.errors.ts';
import { isRunId } from '../run-headers.rules.ts';
import type { RunProgressBoard } from './run-progress.ts';
import type { RunProgress } from './run-progress.types.ts';

interface RunProgressRoutesOptions {
  board: Pick<RunProgressBoard, 'read'>;
  engines: { readonly reportsProgress: boolean };
}

/**
 * GET /api/runs/{run}/progress: how far the images of a run are. It reads memory alone, and a run that
 * is over or that never was is answered alike: without images.
 */
export function createRunProgressRoutes({ board, engines }: RunProgressRoutesOptions): Hono {
  const routes = new Hono();
  routes.get('/api/runs/:run/progress', (c) => {
    const run = c.req.param('run');
    if (!isRunId(run)) throw createRunIdMalformedError();
    const progress: RunProgress = {
      reports: engines.reportsProgress,
      ...board.read(run.toLowerCase()),
    };
    return c.json(progress, 200, { 'Cache-Control': 'no-store' });
  });
  return routes;
}
