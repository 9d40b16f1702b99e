import { connect, type Socket } from 'node:net';
import { expectStatus } from '../../support/identity/account-client.ts';
import type { SiteProcess } from '../site-process.ts';
import type { StressRow } from '../stress-part.types.ts';
import { signUpAt } from './stranger.ts';

const BODY_BYTES = 6_000_000;
const SAVES = 5;
/** Shared, so that the attacker's own memory is no part of what is measured. */
const ALMOST_ALL = Buffer.alloc(BODY_BYTES - 200, 'A');

/** Strangers begin uploads and never end them; somebody with an account saves a picture again and again. */
export async function tryHeldUploads(site: SiteProcess, strangers: number): Promise<StressRow> {
  const client = await signUpAt(site, '192.0.2.3');
  const runId = crypto.randomUUID();
  const { bytes, holdId } = await client.draw({ tool: 'green', runId, tile: 0 });
  const save = () => client.save({ bytes, tool: 'green', holdId });
  expectStatus(await save(), 200);
  // The other picture of the run, which nobody asks for.
  await client.release({ runId });
  const { credits } = expectStatus(await client.status(), 200).body;
  const sockets = Array.from({ length: strangers }, (_, place) => beginUpload(site, place));
  const faults: string[] = [];
  try {
    await Promise.all(sockets.map(waitUntilSent));
    for (let turn = 0; turn < SAVES; turn++) {
      const { status } = await save();
      if (status !== 200) faults.push(`saving beside ${strangers} uploads: ${status}`);
    }
  } finally {
    for (const socket of sockets) socket.destroy();
  }
  const left = expectStatus(await client.status(), 200).body.credits;
  if (left !== credits) faults.push(`${credits - left} credits were taken for a picture that was saved`);
  return { what: 'uploads that never end', amount: `${strangers} uploads`, faults, lost: 0 };
}

/** A picture whose last bytes never come; six uploads share an address. */
function beginUpload(site: SiteProcess, place: number): Socket {
  const { port, host } = new URL(site.url);
  const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
  socket.write(
    [
      'POST /api/story-script HTTP/1.1',
      `Host: ${host}`,
      `X-Forwarded-For: 198.51.100.${Math.floor(place / 6)}`,
      'Content-Type: multipart/form-data; boundary=b',
      `Content-Length: ${BODY_BYTES}`,
      '',
      '--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n',
    ].join('\r\n'),
  );
  socket.write(ALMOST_ALL);
  return socket;
}

/** Or refused, which is as good. */
function waitUntilSent(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.once('drain', resolve).once('close', resolve).once('data', resolve);
    setTimeout(resolve, 5000).unref();
  });
}
