import { expect, test } from 'vitest';
import { createWebManifestRoutes } from './web-manifest.routes.ts';

async function readManifest(name: string) {
  const answer = await createWebManifestRoutes({ siteInfo: () => ({ name }) }).request(
    '/manifest.webmanifest',
  );
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  return answer.json();
}

test('an app that the site becomes has its name and begins where the site begins', async () => {
  expect(await readManifest('Testsite')).toMatchObject({
    id: '/',
    name: 'Testsite',
    short_name: 'Testsite',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  });
});

test.each([
  ['Twelve chars', 'Twelve chars'],
  ['Picture House of Wonders', 'Picture'],
  ['One Two Three Four', 'One Two'],
  ['Extraordinarily', 'Extraordinar'],
])('%s is called %s where there is little room', async (name, short) => {
  expect((await readManifest(name)).short_name).toBe(short);
});
