import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MeasuredServer, startCommand } from '../measuring/built-site.ts';

const folder = join(import.meta.dirname, '..', 'peers', 'next');
const POSTS = 150;

interface FeedEntry {
  title: { $t: string };
  content: { $t: string };
  published: { $t: string };
  link: { rel: string; href: string }[];
}

/**
 * Builds the same two pages in Next.js from the posts of a running site, once each way: rendered for
 * each request and prerendered.
 * @returns 'built', or why it could not be.
 */
export async function buildNextPeer(siteUrl: string, say: (line: string) => void): Promise<string> {
  mkdirSync(join(folder, 'posts'), { recursive: true });
  writeFileSync(join(folder, 'posts', 'posts.json'), JSON.stringify(await readPosts(siteUrl)));
  if (!existsSync(join(folder, 'node_modules', 'next'))) {
    say('installing Next.js (once)');
    // Not `ci`, which wants the lockfile to name every platform's compiler, also those a registry lacks.
    if (!runNpm('install', '--no-save')) return 'Next.js could not be installed';
  }
  if (existsSync(join(folder, '.next', 'BUILD_ID'))) return 'built';
  say('building the pages in Next.js (once)');
  return runNpm('run', 'build') ? 'built' : 'Next.js could not build its pages';
}

export function startNextPeer(core: number): Promise<MeasuredServer> {
  return startCommand({
    command: [process.execPath, join(folder, 'node_modules/next/dist/bin/next'), 'start'],
    readyPath: '/prerendered/blog',
    folder,
    environment: { NEXT_TELEMETRY_DISABLED: '1' },
    core,
  });
}

function runNpm(...words: string[]): boolean {
  const { status } = spawnSync('npm', words, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      NODE_ENV: words[0] === 'install' ? 'development' : 'production',
    },
  });
  return status === 0;
}

async function readPosts(siteUrl: string) {
  const answer = await fetch(`${siteUrl}/feeds/posts/default?alt=json&max-results=${POSTS}`);
  const { feed } = (await answer.json()) as { feed: { entry: FeedEntry[] } };
  return feed.entry.map(({ title, content, published, link }) => ({
    slug: slugOf(link.find(({ rel }) => rel === 'alternate')?.href ?? ''),
    title: title.$t,
    html: content.$t,
    published: published.$t,
  }));
}

function slugOf(address: string): string {
  return (
    new URL(address).pathname
      .split('/')
      .at(-1)
      ?.replace(/\.html$/, '') ?? ''
  );
}
