/** Builds the site: what the illustrator needs, then the browser and server bundles. `--if-stale` skips it when nothing changed. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build as viteBuild } from 'vite';

const root = join(import.meta.dirname, '..');
const buildFolder = join(root, 'build');
const stampFile = join(buildFolder, '.stamp');

/** What a build depends on. */
const inputs = [
  'src',
  'packages/illustrator/package.json',
  'packages/illustrator/src',
  'packages/illustrator/tools',
  'public',
  'db',
  'tools/build.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
];

const stamp = fingerprint();
const fresh = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
if (!(fresh && process.argv.includes('--if-stale'))) await build();

async function build(): Promise<void> {
  console.log('Building the site...');
  rmSync(stampFile, { force: true });
  // What was compiled of the last build is of no use to this one.
  rmSync(join(buildFolder, 'compile-cache'), { recursive: true, force: true });
  run('react-router', ['build']);
  execFileSync(process.execPath, [join(root, 'packages/illustrator/tools/build.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await buildPrograms();
  await buildServiceWorker();
  await compressBrowserFiles();
  writeFileSync(stampFile, stamp);
}

/** What draws and enlarges beside the server, each as one file: they are made of many modules (`programFile`). */
async function buildPrograms(): Promise<void> {
  const programs = [
    'src/features/image-engines/engines/illustrator/illustrator.worker.ts',
    'src/features/enlarging/work/enlarge.process.ts',
  ];
  await viteBuild({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // What has native code, or files of its own, stays outside.
    ssr: { noExternal: ['@dreamseed/illustrator', 'delaunator', 'lru-cache', 'zod'] },
    build: {
      ssr: true,
      target: 'node24',
      outDir: join(buildFolder, 'server/programs'),
      rollupOptions: {
        input: Object.fromEntries(programs.map((file) => [basename(file, '.ts'), join(root, file)])),
        output: { entryFileNames: '[name].js' },
      },
    },
  });
}

/** Apart from the pages: it answers for all of them, so its address is the site's own root and never changes. */
async function buildServiceWorker(): Promise<void> {
  await viteBuild({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { 'import.meta.env.BUILD_ID': JSON.stringify(browserBuildId()) },
    build: {
      outDir: join(buildFolder, 'client'),
      emptyOutDir: false,
      copyPublicDir: false,
      rollupOptions: {
        input: join(root, 'src/features/offline/ui/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}

/**
 * The same for builds that give browsers the same files, whose names tell of their content: what changes on
 * the server alone is no new version to a visitor.
 */
function browserBuildId(): string {
  const names = readdirSync(join(buildFolder, 'client/assets')).sort().join('\n');
  return createHash('sha256').update(names).digest('hex').slice(0, 16);
}

function run(command: string, args: string[]): void {
  const bin = join(root, 'node_modules', '.bin', command);
  execFileSync(process.execPath, [bin, ...args], {
    cwd: root,
    // Vite's list of every file is noise to somebody who only wants to see the site.
    stdio: process.env.BUILD_OUTPUT === 'full' ? 'inherit' : ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of filesIn(join(root, input))) {
      hash.update(file).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return path.includes('.test.') ? [] : [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

/** Text files are compressed once here instead of on every answer. */
async function compressBrowserFiles(): Promise<void> {
  const texts = filesIn(join(buildFolder, 'client')).filter((file) => /\.(js|css|svg|json|txt)$/.test(file));
  await Promise.all(
    texts.map(async (file) => {
      const content = readFileSync(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params }));
      writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
