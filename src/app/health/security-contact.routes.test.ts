import { expect, it } from 'vitest';
import { createSecurityContactRoutes } from './security-contact.routes.ts';

const PATH = '/.well-known/security.txt';
const clock = { now: () => Date.UTC(2026, 10, 22) };
const siteRoot = () => 'https://dreamseed.example';

it('says where to report a weakness, and until when that holds', async () => {
  const routes = createSecurityContactRoutes({ contact: 'mailto:owner@dreamseed.example', siteRoot, clock });
  const response = await routes.request(PATH);
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
  expect((await response.text()).split('\n')).toEqual([
    'Contact: mailto:owner@dreamseed.example',
    'Expires: 2027-05-21T00:00:00.000Z',
    'Preferred-Languages: en',
    `Canonical: https://dreamseed.example${PATH}`,
    '',
  ]);
});

it('is not there while nobody is named', async () => {
  expect((await createSecurityContactRoutes({ contact: '', siteRoot, clock }).request(PATH)).status).toBe(
    404,
  );
});
