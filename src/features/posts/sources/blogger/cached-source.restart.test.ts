import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { aPost, FIRST_PAGE, FRESH_MS, titles, useCachedSource } from './test-cached-source.ts';

describe('after a restart', () => {
  const open = useCachedSource();

  test('with the blog down the last good copy serves', async () => {
    const { blog, kept, restart } = open();
    await titles(kept);
    await kept.findBySlug('fox');
    blog.problem = 'temporary';
    const next = await restart();
    expect(await titles(next)).toEqual(['fox', 'heron']);
    expect((await next.findBySlug('fox'))?.content).toBe('<p>fox</p>');
    expect((await next.findBySlug('heron'))?.content).toBe('<p>heron</p>');
    await expect(next.list({ startIndex: 7, maxResults: 6 })).rejects.toMatchObject({ problem: 'temporary' });
    expect(next.health()).toMatchObject({ status: 'stale', problem: 'temporary' });
  });

  test('with the blog working nobody reads old copies', async () => {
    const { blog, kept, restart } = open();
    await titles(kept);
    blog.posts = [aPost('owl')];
    expect(await titles(await restart())).toEqual(['owl']);
  });

  test('with the blog slow the copy serves, and the news follow', async () => {
    const { blog, kept, restart, changes } = open(undefined, 30);
    await titles(kept);
    const next = await restart();
    const release = Promise.withResolvers<void>();
    blog.held = release.promise;
    blog.posts = [aPost('owl')];
    expect(await titles(next)).toEqual(['fox', 'heron']);
    release.resolve();
    await expect.poll(changes).toBe(1);
    expect(await titles(next)).toEqual(['owl']);
  });

  test('searches are not on disk', async () => {
    const { kept, folder } = open();
    await kept.list({ ...FIRST_PAGE, search: 'fox' });
    await titles(kept);
    await kept.close();
    expect(readdirSync(folder)).toHaveLength(1);
  });

  test.each([
    ['nothing', () => ''],
    ['half a file', (text: string) => text.slice(0, text.length / 2)],
    ['another format', (text: string) => text.replace('"format":1', '"format":2')],
    ['another question', (text: string) => text.replace('maxResults', 'minResults')],
    ['another shape', (text: string) => text.replaceAll('"title":"fox"', '"title":7')],
  ])('%s on disk is as good as none', async (_, damage) => {
    const { blog, kept, folder, restart } = open();
    await titles(kept);
    await kept.close();
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      writeFileSync(path, damage(readFileSync(path, 'utf8')));
    }
    blog.problem = 'temporary';
    await expect(titles(await restart())).rejects.toMatchObject({ problem: 'temporary' });
  });

  test('HTML from disk is made harmless again', async () => {
    const { blog, kept, folder, restart } = open();
    await kept.findBySlug('fox');
    await kept.close();
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      writeFileSync(path, readFileSync(path, 'utf8').replace('<p>fox</p>', '<script>fox'));
    }
    blog.problem = 'temporary';
    expect((await (await restart()).findBySlug('fox'))?.content).toBe('fox');
  });

  test('a folder that cannot be written stops nobody', async () => {
    const { blog, folder, kept, told, clock } = open();
    writeFileSync(folder, 'a file where the folder should be');
    expect(await titles(kept)).toEqual(['fox', 'heron']);
    await kept.close();
    expect(told.join()).toMatch(/EEXIST|ENOTDIR/);
    blog.problem = 'temporary';
    clock.advance(FRESH_MS);
    expect(await titles(kept)).toEqual(['fox', 'heron']);
  });
});
