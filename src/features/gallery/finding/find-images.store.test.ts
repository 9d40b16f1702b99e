import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeOnEveryDatabase } from '../../../../tests/support/databases/postgres-and-sqlite.ts';
import type { GalleryImage, ImageRecipe } from '../gallery.types.ts';
import { callerOf, createTestGallery, drawPng, saveInput } from '../test-gallery.ts';
import { imageSearchSchema } from './image-search.schema.ts';

const ann = callerOf('ann');

type Asked = Parameters<typeof imageSearchSchema.parse>[0] & object;

describeOnEveryDatabase('finding images', (open) => {
  async function setUp() {
    const { database } = await open();
    const site = createTestGallery(database);
    await site.welcome('ann', 100_000);
    await site.welcome('bob', 100_000);
    const find = (asked: Asked, accountId = 'ann') =>
      site.gallery.search(accountId, imageSearchSchema.parse(asked));
    const prompts = async (asked: Asked, accountId = 'ann') =>
      (await find(asked, accountId)).images.map(({ prompt }) => prompt);
    let number = 0;
    const save = async (
      prompt: string,
      { tool = 'green' as const as GalleryImage['tool'], recipe = {} as ImageRecipe, as = ann } = {},
    ) => {
      site.clock.advance(1000);
      const base64Image = (await drawPng(number++)).toString('base64');
      const input = await saveInput({
        ...{ base64Image, prompt, fullPrompt: prompt, generatorType: tool, recipe },
      });
      return (await site.gallery.save(as, input)).image.id;
    };
    return { ...site, find, prompts, save };
  }

  test('by words of their prompts, whole or begun, without case and marks, newest first', async () => {
    const { save, prompts } = await setUp();
    await save('A red fox');
    await save('Zwei Füchse, a fox');
    await save('a foxglove');
    await save('a red fox of another account', { as: callerOf('bob') });
    expect(await prompts({ query: 'fox' })).toEqual(['a foxglove', 'Zwei Füchse, a fox', 'A red fox']);
    expect(await prompts({ query: 'FUCHSE' })).toEqual(['Zwei Füchse, a fox']);
    expect(await prompts({ query: 'fox red' })).toEqual(['A red fox']);
    expect(await prompts({ query: 'owl' })).toEqual([]);
    expect(await prompts({ query: '"*:' })).toEqual([]);
    expect(await prompts({ query: ' ' })).toHaveLength(3);
  });

  test('by tool, engine, option and time', async () => {
    const { save, prompts, clock } = await setUp();
    await save('one', { recipe: { engine: 'illustrator', options: { style: 'Anime', mood: 'Calm' } } });
    const between = new Date(clock.now() + 1).toISOString();
    await save('two', { tool: 'yellow', recipe: { engine: 'other', options: { style: 'Anime' } } });
    expect(await prompts({ tool: 'yellow' })).toEqual(['two']);
    expect(await prompts({ engine: 'illustrator' })).toEqual(['one']);
    expect(await prompts({ option: ['style=Anime'] })).toEqual(['two', 'one']);
    expect(await prompts({ option: ['style=Anime', 'mood=Calm'] })).toEqual(['one']);
    expect(await prompts({ from: between })).toEqual(['two']);
    expect(await prompts({ to: between, query: 'on' })).toEqual([]);
    expect(await prompts({ to: between, query: 'one' })).toEqual(['one']);
  });

  test('by their color, once they were looked at, and under the choices that there are', async () => {
    const { save, prompts, gallery, jobs, database, find } = await setUp();
    await save('sea', { recipe: { engine: 'illustrator', options: { style: 'Anime' } } });
    // As an image looks that was saved before images were entered anywhere.
    await database.writer.deleteFrom('gallery_term').execute();
    expect(await prompts({ query: 'sea' })).toEqual([]);
    await jobs.runOnce();
    expect(await prompts({ query: 'sea', color: 'blue' })).toEqual(['sea']);
    expect((await find({ limit: '1' })).images[0]).toMatchObject({ color: 'blue', starred: false });
    expect(await gallery.filters('ann')).toEqual({
      ...{ tools: ['green'], engines: ['illustrator'] },
      ...{ options: ['style=Anime'], colors: ['blue'] },
    });
    expect((await gallery.filters('bob')).tools).toEqual([]);
  });

  test('page by page, each once, also when new ones come in between', async () => {
    const { save, find } = await setUp();
    for (let number = 0; number < 7; number++) await save(`fox ${number}`);
    for (const query of ['', 'fox']) {
      const seen: string[] = [];
      let before = '';
      for (let page = 0; page < 9; page++) {
        const { images, next } = await find({ query, limit: '3', before });
        seen.push(...images.map(({ prompt }) => prompt));
        if (!next) break;
        before = next;
        await save('fox new');
      }
      expect(seen.filter((prompt) => prompt !== 'fox new')).toEqual(
        [6, 5, 4, 3, 2, 1, 0].map((n) => `fox ${n}`),
      );
    }
  });

  test('deleted ones are found again once they are back, and leave nothing when they are forgotten', async () => {
    const { save, prompts, gallery, clock, jobs, database } = await setUp();
    const id = await save('a fox');
    await gallery.collections.star('ann', [id], true);
    expect(await gallery.removeAll('ann', [id, 'not-there', randomUUID()])).toBe(1);
    expect(await prompts({ query: 'fox' })).toEqual([]);
    expect(await gallery.restoreAll('ann', [id])).toMatchObject([{ id, starred: true }]);
    expect(await prompts({ query: 'fox', starred: '1' })).toEqual(['a fox']);
    await gallery.removeAll('ann', [id]);
    clock.advance(11 * 60_000);
    await jobs.runOnce();
    expect(await database.reader.selectFrom('gallery_term').selectAll().execute()).toEqual([]);
    await expect(gallery.restoreAll('ann', [id])).rejects.toMatchObject({ status: 404 });
  });

  test.each([
    ['a word', 'fox ', ['fox']],
    ['a word that is begun', 'fox', ['foxa', 'foxb']],
  ])('%s that thousands have, and a star that others have, meet on a later page', async (_, query, words) => {
    const { save, find, gallery, database } = await setUp();
    const id = await save(`a ${words[0]}`);
    await gallery.collections.star('ann', [id], true);
    const { created_at } = await database.reader
      .selectFrom('gallery_term')
      .select('created_at')
      .executeTakeFirstOrThrow();
    // In turn, and newer than the picture that has both.
    const rows = Array.from({ length: 4200 }, (_row, number) => ({
      ...{ account_id: 'ann', image_id: id, created_at: created_at + 1 + number },
      term: number % 2 === 0 ? ':mine:star' : words[Math.floor(number / 2) % words.length]!,
    }));
    for (let first = 0; first < rows.length; first += 700)
      await database.writer
        .insertInto('gallery_term')
        .values(rows.slice(first, first + 700))
        .execute();
    const seen: string[][] = [];
    for (let before = ''; ; ) {
      const { images, next } = await find({ query, starred: '1', before });
      seen.push(images.map((image) => image.id));
      if (next === null) break;
      before = next;
    }
    expect(seen[0]).toEqual([]);
    expect(seen.flat()).toEqual([id]);
  });

  test('whatever is asked for, the answer is what a list on paper says', async () => {
    const { save, find } = await setUp();
    const words = ['fox', 'owl', 'sea', 'red'];
    const paper: string[] = [];
    for (let number = 0; number < 24; number++) {
      const prompt = words.filter((_, bit) => (number * 7 + 3) & (1 << bit)).join(' ') || 'nothing';
      await save(`${prompt} n${number}`);
      paper.unshift(`${prompt} n${number}`);
    }
    await fc.assert(
      fc.asyncProperty(
        fc.subarray(words, { maxLength: 3 }),
        fc.integer({ min: 1, max: 9 }),
        async (asked, limit) => {
          const found: string[] = [];
          for (let before = '', page = 0; page < 40; page++) {
            const answer = await find({ query: asked.join(' '), limit: String(limit), before });
            expect(answer.images.length).toBeLessThanOrEqual(limit);
            found.push(...answer.images.map(({ prompt }) => prompt));
            if (answer.next === null) break;
            before = answer.next;
          }
          expect(found).toEqual(paper.filter((prompt) => asked.every((word) => prompt.includes(word))));
        },
      ),
      { numRuns: 25 },
    );
  });
});
