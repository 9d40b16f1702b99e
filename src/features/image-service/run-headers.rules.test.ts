import { describe, expect, it } from 'vitest';
import { readRunTile, showsSignIn } from './run-headers.rules.ts';

const RUN = '0d9cbbb6-5d0a-4f1e-9d6c-2f4b3a1c7e55';
const newId = () => 'made here';

function caller(headers: Record<string, string>) {
  return { address: '203.0.113.7', header: (name: string) => headers[name] };
}

describe('the headers of a run', () => {
  it.each([
    ['green', '0', 2],
    ['green', '1', 2],
    ['yellow', '3', 4],
  ])('name an image of a %s run: tile %s of %i', (tool, tile, tiles) => {
    const headers = { 'X-Dreamseed-Tool': tool, 'X-Dreamseed-Run': RUN, 'X-Dreamseed-Tile': tile };
    expect(readRunTile(caller(headers), newId)).toEqual({ tool, runId: RUN, tile: Number(tile), tiles });
  });

  it('without run and tile are a run of one image', () => {
    const wanted = readRunTile(caller({ 'X-Dreamseed-Tool': 'green' }), newId);
    expect(wanted).toEqual({ tool: 'green', runId: 'made here', tile: 0, tiles: 1 });
  });

  it('name the same run however its letters are written', () => {
    const headers = {
      'X-Dreamseed-Tool': 'green',
      'X-Dreamseed-Run': RUN.toUpperCase(),
      'X-Dreamseed-Tile': '0',
    };
    expect(readRunTile(caller(headers), newId).runId).toBe(RUN);
  });

  it.each([
    [{}, 'run.tool_missing'],
    [{ 'X-Dreamseed-Tool': 'red' }, 'run.tool_unknown'],
    [{ 'X-Dreamseed-Tool': 'toString' }, 'run.tool_unknown'],
    [{ 'X-Dreamseed-Tool': 'green', 'X-Dreamseed-Run': RUN }, 'run.headers_incomplete'],
    [{ 'X-Dreamseed-Tool': 'green', 'X-Dreamseed-Tile': '0' }, 'run.headers_incomplete'],
    [
      { 'X-Dreamseed-Tool': 'green', 'X-Dreamseed-Run': 'run-1', 'X-Dreamseed-Tile': '0' },
      'run.id_malformed',
    ],
    ...['2', '-1', '1.5', '', ' ', 'x', '00'].map((tile): [Record<string, string>, string] => [
      { 'X-Dreamseed-Tool': 'green', 'X-Dreamseed-Run': RUN, 'X-Dreamseed-Tile': tile },
      'run.tile_out_of_range',
    ]),
    [
      { 'X-Dreamseed-Tool': 'yellow', 'X-Dreamseed-Run': RUN, 'X-Dreamseed-Tile': '4' },
      'run.tile_out_of_range',
    ],
  ])('are refused as %j with 400 %s', (headers, code) => {
    expect(() => readRunTile(caller(headers), newId)).toThrow(expect.objectContaining({ status: 400, code }));
  });
});

describe('a sign-in', () => {
  it.each([
    ['Bearer token', true],
    ['bearer token', true],
    ['Bearer', true],
    ['Basic dXNlcjpwYXNz', false],
    ['Bearers', false],
    ['', false],
  ])('is shown by "%s": %s', (authorization, shown) => {
    expect(showsSignIn(caller({ Authorization: authorization }))).toBe(shown);
  });

  it('is not shown without the header', () => {
    expect(showsSignIn(caller({}))).toBe(false);
  });
});
