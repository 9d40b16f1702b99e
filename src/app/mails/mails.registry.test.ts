import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteMails } from './mails.registry.ts';

const SITE = { siteName: 'Moon & Sun', siteRoot: 'https://dreams.example' };
const features = join(import.meta.dirname, '../../features');

test.each(siteMails)('$kind ($when) names the site, is short, and nothing in it is markup', ({ example }) => {
  const { subject, text, html } = example(SITE);
  expect(subject).toContain('Moon & Sun');
  expect(subject.length).toBeLessThan(70);
  expect(text.split(/\s+/).length).toBeLessThan(110);
  expect(html).toContain('Moon &amp; Sun');
});

test('every mail that a feature writes is registered', () => {
  const texts = readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('mail-texts.ts'))
    .map((file) => readFileSync(join(features, file), 'utf8'));
  const written = texts.flatMap((text) => [...text.matchAll(/export function (\w+Mail)\(/g)]);
  const registry = readFileSync(join(import.meta.dirname, 'mails.registry.ts'), 'utf8');
  expect(written.length).toBeGreaterThan(0);
  expect(written.map(([, name = '']) => name).filter((name) => !registry.includes(name))).toEqual([]);
});
