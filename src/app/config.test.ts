import { availableParallelism } from 'node:os';
import { describe, expect, test } from 'vitest';
import { ConfigError, configSections, readConfig } from './config.ts';

describe('configuration', () => {
  test('works with nothing set', () => {
    const config = readConfig({});
    expect(config.site.port).toBe(3000);
    expect(config.site.siteName).toBe('Dreamseed');
    expect(config.database.dataDir).toBe('./data');
    expect(config.imageEngines.engines).toEqual(['illustrator']);
    expect(config.imageEngines.illustratorWorkers).toBe(availableParallelism());
    expect(config.mode).toBe('development');
  });

  test('an empty variable counts as not set', () => {
    expect(readConfig({ PORT: '', SITE_NAME: '  ' }).site).toMatchObject({
      port: 3000,
      siteName: 'Dreamseed',
    });
  });

  test('names all that is wrong at once, a line each', () => {
    const wrong = { PORT: 'abc', SITE_URL: 'not an address', GUEST_DAILY_IMAGES: 'many' };
    const read = () => readConfig(wrong);
    for (const name of Object.keys(wrong)) expect(read).toThrow(new RegExp(`^${name}: `, 'm'));
    expect(read).toThrow(/^[^\n]+\n[^\n]+\n[^\n]+$/);
  });

  test.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['SITE_URL', 'not an address'],
    ['SITE_URL', 'javascript:alert(1)'],
    ['CANONICAL_URLS', 'both'],
    ['GUEST_DAILY_IMAGES', 'many'],
    ['ILLUSTRATOR_WORKERS', '0'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s stops with one line that names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    try {
      readConfig({ [name]: value });
    } catch (error) {
      const message = (error as Error).message;
      expect(message).toMatch(new RegExp(`^${name}: `));
      expect(message).not.toContain('\n');
    }
  });

  test('a secret with a wrong value is not repeated in the error', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://user:hunter2@host' })).toThrow(/^DATABASE_URL: /);
    expect(() => readConfig({ DATABASE_URL: 'mysql://user:hunter2@host' })).not.toThrow(/hunter2/);
  });

  test('every variable belongs to one setting and says what it is for', () => {
    const keys = Object.values(configSections).flatMap((section) => Object.values(section));
    const names = keys.map((key) => key.env);
    expect(new Set(names).size).toBe(names.length);
    for (const key of keys) expect(key.doc.length).toBeGreaterThan(20);
  });
});
