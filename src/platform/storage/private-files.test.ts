import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makePrivate } from './private-files.ts';

let parent: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'dreamseed-private-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const modeOf = (file: string) => statSync(file).mode & 0o7777;

function write(file: string, mode: number): string {
  writeFileSync(file, 'x');
  chmodSync(file, mode);
  return file;
}

describe('a folder kept private', () => {
  test('is made for its own user alone', () => {
    const folder = join(parent, 'data');
    expect(makePrivate({ folder })).toEqual({ mended: 0, open: [] });
    expect(modeOf(folder)).toBe(0o700);
  });

  test('is closed with all that lies in it and belongs to it, and says how much was open', () => {
    const folder = join(parent, 'data');
    mkdirSync(folder);
    chmodSync(folder, 0o755);
    const database = write(join(folder, 'dreamseed.db'), 0o644);
    const log = write(join(folder, 'dreamseed.db-wal'), 0o664);
    const secret = write(join(folder, 'secret'), 0o600);
    const elsewhere = write(join(parent, 'site.db'), 0o644);
    const objects = join(folder, 'objects');
    mkdirSync(objects);
    chmodSync(objects, 0o777);

    const files = [elsewhere, join(parent, 'missing.db')];
    expect(makePrivate({ folder, files })).toEqual({ mended: 5, open: [] });
    expect([folder, objects].map(modeOf)).toEqual([0o700, 0o700]);
    expect([database, log, secret, elsewhere].map(modeOf)).toEqual([0o600, 0o600, 0o600, 0o600]);
    expect(makePrivate({ folder, files })).toEqual({ mended: 0, open: [] });
  });

  test('is not taken away from everybody, and leaves alone what a link leads to', () => {
    chmodSync(parent, 0o1777);
    const own = write(join(parent, 'dreamseed.db'), 0o644);
    const others = mkdtempSync(join(tmpdir(), 'dreamseed-others-'));
    const linked = write(join(others, 'file'), 0o644);
    symlinkSync(linked, join(parent, 'link'));
    expect(makePrivate({ folder: parent })).toEqual({ mended: 1, open: [parent] });
    expect([modeOf(parent), modeOf(own), modeOf(linked)]).toEqual([0o1777, 0o600, 0o644]);
    rmSync(others, { recursive: true });
  });
});
