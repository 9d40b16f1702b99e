import { expect, it } from 'vitest';
import { readImagesAnswer } from './images-answer.rules.ts';

const BASE = 'http://localhost:8080/v1/images/generations';
const read = (entry: object) => readImagesAnswer({ data: [entry] }, BASE);

it('reads a file, also where a whole data address was written', () => {
  expect(read({ b64_json: 'QUJD' })).toEqual({ kind: 'file', base64: 'QUJD' });
  expect(read({ b64_json: 'data:image/png;base64,QUJD' })).toEqual({ kind: 'file', base64: 'QUJD' });
  expect(read({ url: 'data:image/png;base64,QUJD' })).toEqual({ kind: 'file', base64: 'QUJD' });
});

it('reads an address, also one without a host', () => {
  expect(read({ url: '/generated-images/a.png' })).toEqual({
    kind: 'address',
    url: new URL('http://localhost:8080/generated-images/a.png'),
  });
  expect(read({ b64_json: null, url: 'https://cdn.example/a.png' })).toMatchObject({ kind: 'address' });
});

it.each([undefined, null, 'text', [], {}, { data: {} }, { data: [null] }, { data: [{ url: 'http://[' }] }])(
  'finds no picture in %j',
  (answer) => {
    expect(() => readImagesAnswer(answer, BASE)).toThrow(
      expect.objectContaining({ kind: 'broken', mayHaveBilled: true }),
    );
  },
);
