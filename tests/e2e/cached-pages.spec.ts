import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect, test } from './support/base-test.ts';

interface WholeAnswer {
  status: number | undefined;
  headers: Record<string, unknown>;
  body: string;
}

function ask(address: string, headers: Record<string, string>): Promise<WholeAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { headers: { 'Accept-Encoding': 'br', ...headers } }, async (answer) => {
      const { date: _, 'x-request-id': __, ...rest } = answer.headers;
      resolve({ status: answer.statusCode, headers: rest, body: (await buffer(answer)).toString('base64') });
    });
    asked.once('error', reject).end();
  });
}

/** What announces a body, even an empty one, goes through the whole app. */
const THROUGH_THE_APP = { 'Content-Length': '0' };

for (const path of ['/', '/blog', '/about.data']) {
  test(`${path} from memory is answered as the app answers it`, async ({ baseURL }) => {
    const address = `${baseURL}${path}`;
    // A page is made anew when pictures come that others ask for; between two of those it stays.
    await expect(async () => {
      const first = await ask(address, THROUGH_THE_APP);
      expect(first.status).toBe(200);
      expect(await ask(address, {})).toEqual(first);
      const known = { 'If-None-Match': String(first.headers.etag) };
      const unchanged = await ask(address, { ...THROUGH_THE_APP, ...known });
      expect(unchanged.status).toBe(304);
      expect(await ask(address, known)).toEqual(unchanged);
    }).toPass({ timeout: 60_000 });
  });
}
