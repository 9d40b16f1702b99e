import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeHead } from '../../src/app/document-head/written-head.ts';
import { pageMeta } from '../../src/shared/page-meta.ts';
import { ROOT_ROUTE_ID } from '../../src/shared/site-info.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const ROOT = 'https://pictures.test';
const about = { title: 'About', description: 'Who we are.', path: '/about' };

/** The tags of a page under the settings of a site; the pages themselves are not built here. */
function headOf({ services }: TestApp) {
  const site = services.siteInfo();
  const followed = pageMeta([{ id: ROOT_ROUTE_ID, loaderData: site }], about);
  const written = writeHead({
    site,
    url: new URL('/about', ROOT),
    status: 200,
    said: {},
    planLinks: services.planLinks,
    socialImage: services.socialCards.describe,
    dataOf: () => [],
  });
  return { followed, written };
}

describe.each([
  ['hash', `${ROOT}/#/about`],
  ['path', `${ROOT}/about`],
])('CANONICAL_URLS=%s', (canonicalUrls, address) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp({
      CANONICAL_URLS: canonicalUrls,
      SITE_URL: `${ROOT}/`,
      SITE_NAME: 'Picture House of Wonders',
    });
  });
  afterAll(() => site.close());

  test('SEO-03, SEO-04, SEO-05: the canonical address of a page and the one it is shared with are the same', () => {
    const { followed } = headOf(site);
    expect(followed).toContainEqual({ tagName: 'link', rel: 'canonical', href: address });
    expect(followed).toContainEqual({ property: 'og:url', content: address });
    expect(followed).toContainEqual({ title: 'About – Picture House of Wonders' });
  });

  test('what search engines read has plain paths either way', async () => {
    expect(JSON.stringify(headOf(site).written)).toContain(`"item":"${ROOT}/about"`);
    const map = await (await site.app.request('/sitemap.xml')).text();
    expect(map).toContain(`<loc>${ROOT}/about</loc>`);
    expect(map).not.toContain('#');
  });
});

describe('what belongs to the name of a site', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp({ SITE_URL: ROOT, SITE_NAME: 'Picture House of Wonders' });
  });
  afterAll(() => site.close());

  test('SEO-05: the picture that a page is shared with is drawn by the site itself', {
    timeout: 60_000,
  }, async () => {
    const tag = headOf(site).written.find((each) => 'property' in each && each.property === 'og:image');
    const address = tag && 'content' in tag ? tag.content : '';
    expect(address.startsWith(`${ROOT}/social/about.jpg?v=`)).toBe(true);
    const answer = await site.app.request(address);
    expect(answer.status).toBe(200);
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
  });

  test('the web manifest carries it, and a shorter form of it', async () => {
    const manifest = await (await site.app.request('/manifest.webmanifest')).json();
    expect(manifest).toMatchObject({ name: 'Picture House of Wonders', short_name: 'Picture' });
  });
});
