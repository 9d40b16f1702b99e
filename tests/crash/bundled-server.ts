import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '..', '..');

/** What finds files of its own beside itself. */
const LEFT_OUTSIDE = ['@napi-rs/canvas', 'pino', 'piscina', 'sharp'];

interface BundledServer {
  /** The path of the program. */
  readonly program: string;
  remove(): Promise<void>;
}

/**
 * The crash server as one file. Two thousand modules take four fifths of a start, which a loop that
 * starts it over and over again would spend on nothing else.
 */
export async function bundleCrashServer(): Promise<BundledServer> {
  // As deep as its source, from where it looks for the project; and where packages are found.
  const folder = await mkdtemp(join(ROOT, 'node_modules', '.crash-server-'));
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    ssr: { noExternal: true, external: LEFT_OUTSIDE },
    publicDir: false,
    build: {
      ssr: join(import.meta.dirname, 'crash-server.ts'),
      outDir: folder,
      target: 'node24',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'crash-server.mjs', codeSplitting: false } },
    },
  });
  return {
    program: join(folder, 'crash-server.mjs'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
