import { expect, test } from 'vitest';
import { BackupError } from '../backup/backup-error.ts';
import { explainMountPoint } from './explain-mount-point.ts';

const failure = (code: string, path: string) =>
  Object.assign(new Error(`${code}: rename '${path}'`), { code, path });

test.each(['EBUSY', 'EXDEV'])('%s names what is mounted, and the setting that helps', (code) => {
  const folder = explainMountPoint(failure(code, '/site/data'), '/site/data');
  expect(folder).toBeInstanceOf(BackupError);
  expect(folder.message).toMatch(
    /^\/site\/data is a disk of its own .* Point DATA_DIR at a folder inside it/,
  );
  const file = explainMountPoint(failure(code, '/base/site.db'), '/site/data');
  expect(file).toBeInstanceOf(BackupError);
  expect(file.message).toMatch(/^\/base\/site\.db is mounted by itself .* point DATABASE_URL at a file/);
  expect(file.message).not.toContain('/site/data');
});

test('other failures say what they said', () => {
  const denied = failure('EACCES', '/site/data');
  expect(explainMountPoint(denied, '/site/data')).toBe(denied);
});
