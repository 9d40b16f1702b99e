import { type AccountClient, signUpClient } from '../../support/identity/account-client.ts';
import { findFault } from './answer-check.ts';
import { type DocumentedCall, readApiDocument } from './api-document.ts';
import { type AttackLimits, REFUSAL_LIMIT_MS } from './attack-calls.ts';
import type { ConnectionReport } from './attack-connections.ts';
import { type HostilePicture, listHostilePictures } from './hostile-pictures.ts';
import type { HostileRequest } from './hostile-request.types.ts';
import type { HostileSite } from './hostile-site.ts';
import { MEMORY_LIMIT_BYTES, measureGrowth } from './memory-growth.ts';
import { sendRequest } from './send-request.ts';

/** A door that takes pictures: how one is sent, and what is kept of it. */
interface Door {
  call: string;
  write(picture: HostilePicture): Pick<HostileRequest, 'body' | 'headers'>;
}

const BOUNDARY = '----dreamseed';
const DOORS: readonly Door[] = [
  {
    call: 'save-image',
    write: ({ bytes, width, height }) => ({
      headers: { 'Content-Type': 'application/json' },
      body: Buffer.from(
        JSON.stringify({
          base64Image: bytes.toString('base64'),
          prompt: 'a fox',
          fullPrompt: 'a fox',
          width,
          height,
          generatorType: 'green',
        }),
      ),
    }),
  },
  {
    call: 'write-story-script',
    write: ({ bytes }) => ({
      headers: { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` },
      body: Buffer.concat([
        Buffer.from(
          `--${BOUNDARY}\r\nContent-Disposition: form-data; name="title"\r\n\r\nA fox\r\n--${BOUNDARY}\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`,
        ),
        bytes,
        Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
      ]),
    }),
  },
];
/** How scripts, pages, documents and archives begin. */
const SOMETHING_ELSE = ['<script', '<html', '%PDF', 'PK\u0003\u0004'];
const TRIES = 3;

/** Sends every hostile picture through every door, and looks at what is shown of those that were kept. */
export async function attackPictures(
  site: HostileSite,
  { refusalMs = REFUSAL_LIMIT_MS }: AttackLimits = {},
): Promise<ConnectionReport> {
  const report: ConnectionReport = { inputs: 0, faults: [], slowest: 0, growth: 0 };
  const calls = await readApiDocument(site.origin);
  const client = await signUpClient((path, init) => fetch(site.origin + path, init), {
    origin: site.siteUrl,
  });
  for (const picture of await listHostilePictures()) {
    for (const door of DOORS) {
      const call = calls.find(({ id }) => id === door.call);
      if (!call) throw new Error(`${door.call} is not described.`);
      await attackDoor({ site, report, client, call, door, refusalMs }, picture);
    }
  }
  return report;
}

interface Attack {
  site: HostileSite;
  report: ConnectionReport;
  client: AccountClient;
  call: DocumentedCall;
  door: Door;
  refusalMs: number;
}

async function attackDoor(
  { site, report, client, call, door, refusalMs }: Attack,
  picture: HostilePicture,
): Promise<void> {
  const request: HostileRequest = {
    call: call.id,
    what: picture.what,
    method: call.method,
    path: call.path,
    signedIn: call.takesToken,
    ...door.write(picture),
  };
  const note = (fault: string) => report.faults.push(`${call.id} (${picture.what}): ${fault}`);
  const seen = new Set<string>();
  let ms = Number.POSITIVE_INFINITY;
  const attack = async () => {
    report.inputs += 1;
    const answer = await sendRequest(site.port, client.token(), request);
    ms = Math.min(ms, answer.ms);
    const fault = findFault(call, request, answer);
    if (fault) seen.add(fault);
    else if (answer.status < 400 && call.id === 'save-image')
      await checkShown(site, answer.body, (each) => seen.add(each));
  };
  const growth = await measureGrowth(site, attack);
  for (let turn = 1; turn < TRIES && ms > refusalMs; turn++) await attack();
  for (const fault of seen) note(fault);
  report.growth = Math.max(report.growth, growth);
  report.slowest = Math.max(report.slowest, ms);
  if (growth > MEMORY_LIMIT_BYTES) note(`took ${Math.round(growth / 1e6)} MB`);
  if (ms > refusalMs) note(`took ${Math.round(ms)} ms`);
}

/** What was kept is a picture and nothing else, and browsers are told so. */
async function checkShown(site: HostileSite, body: Buffer, note: (fault: string) => void): Promise<void> {
  const { image } = JSON.parse(body.toString()) as { image: { url: string; thumbnailUrl: string } };
  for (const url of [image.url, image.thumbnailUrl]) {
    const shown = await fetch(new URL(url, site.origin));
    const bytes = Buffer.from(await shown.arrayBuffer());
    if (!shown.ok) note(`its ${url.split('?')[0]} answers ${shown.status}`);
    if (!/^image\/(png|jpeg|webp)$/.test(shown.headers.get('Content-Type') ?? ''))
      note(`shown as ${shown.headers.get('Content-Type')}`);
    if (shown.headers.get('X-Content-Type-Options') !== 'nosniff') note('a browser may guess its type');
    if (SOMETHING_ELSE.some((mark) => bytes.includes(mark))) note('something else is still in it');
  }
}
