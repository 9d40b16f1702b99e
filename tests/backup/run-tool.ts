import { execFile } from 'node:child_process';
import { join } from 'node:path';

const tools = join(import.meta.dirname, '..', '..', 'tools');

interface ToolRun {
  code: number;
  output: string;
  errors: string;
}

/** Runs a command of the owner's as its own process, on the data that the environment names. */
export function runTool(
  tool: 'backup.ts' | 'restore.ts' | 'move/move.ts',
  parameters: readonly string[],
  environment: Record<string, string>,
): Promise<ToolRun> {
  const env = { PATH: process.env.PATH ?? '', NODE_ENV: 'production', DATABASE_URL: '', ...environment };
  return new Promise((resolve) => {
    execFile(process.execPath, [join(tools, tool), ...parameters], { env }, (error, output, errors) => {
      resolve({ code: error ? Number(error.code) : 0, output, errors });
    });
  });
}
