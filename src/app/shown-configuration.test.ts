import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { configSections, readConfig, readProductionConfig } from './config.ts';
import { showConfiguration } from './shown-configuration.ts';

const SECRET = 'hush-hush-hush-hush-hush-hush-hush-hush';

test('shows every setting, and no secret of any', () => {
  const keys = Object.values(configSections).flatMap((section) => Object.values(section));
  const secrets = keys.filter((key) => 'secret' in key && key.secret);
  expect(secrets.length).toBeGreaterThan(10);
  const given = Object.fromEntries(
    secrets.filter(({ schema }) => schema.safeParse(SECRET).success).map(({ env }) => [env, SECRET]),
  );
  expect(Object.keys(given).length).toBeGreaterThan(8);
  const addresses = {
    SMTP_URL: 'smtp://ann:hush-hush@mail.example:587',
    DATABASE_URL: 'postgres://ann:hush-hush@db.example/site',
    BLOG_FEED_URL: 'https://ann:hush-hush@blog.example',
  };
  const shown = showConfiguration(readConfig({ ...given, ...addresses }));
  expect(shown.flatMap(({ settings }) => settings).map(({ env }) => env)).toEqual(keys.map(({ env }) => env));
  expect(JSON.stringify(shown)).not.toContain('hush');
});

test('says where a value comes from', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dreamseed-config-'));
  writeFileSync(join(folder, '.env'), 'SITE_NAME=From a file\nGUEST_DAILY_IMAGES=7\n');
  vi.stubEnv('GUEST_DAILY_IMAGES', '9');
  vi.stubEnv('SITE_NAME', undefined);
  try {
    const settings = showConfiguration(readProductionConfig(folder)).flatMap((section) => section.settings);
    const find = (env: string) => settings.find((setting) => setting.env === env);
    expect(find('SITE_NAME')).toMatchObject({ value: 'From a file', source: 'file' });
    expect(find('GUEST_DAILY_IMAGES')).toMatchObject({ value: '9', source: 'environment' });
    expect(find('IMAGE_QUEUE_LIMIT')).toMatchObject({ value: '40', source: 'default' });
  } finally {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  }
});
