import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { createPlannedFailures } from '../failures/planned-failures.ts';

/**
 * What mail servers do in place of taking a mail: ask for another try, know no such mailbox, find the
 * mail itself unwanted, fall silent, or lose the connection in the middle of it.
 */
export type SmtpFailure = 'greylist' | 'unknown-mailbox' | 'unwanted' | 'silence' | 'break';

/** A mail as it really arrived. */
export interface ReceivedMail {
  /** Envelope addresses. */
  from: string;
  to: string[];
  /** In lower case; the last value of each. */
  headers: ReadonlyMap<string, string>;
  text: string;
  html: string;
}

export interface TestSmtpServer {
  /** e.g. `smtp://ada:secret@127.0.0.1:4000`. */
  readonly url: string;
  readonly port: number;
  readonly mails: readonly ReceivedMail[];
  /** How many recipients it was asked to take mail for. */
  attempts(): number;
  connections(): number;
  plan(failure: SmtpFailure, times?: number): void;
  /** @returns the newest mail to an address, as soon as there are `count` of them. */
  waitForMail(to: string, count?: number): Promise<ReceivedMail>;
  close(): Promise<void>;
}

const SMTP_USER = { user: 'ada', pass: 'p@ss/word' };
const WAIT_MS = 15_000;

export interface TestSmtpOptions {
  /** Offers STARTTLS with a certificate that nobody trusts. */
  untrustedTls?: boolean;
  /** Told of each mail that it has, before whoever sends it is. */
  onTaken?: () => Promise<void>;
}

/** A real mail server on this machine, that behaves as it is told. */
export async function startSmtpServer({ untrustedTls = false, onTaken }: TestSmtpOptions = {}) {
  const mails: ReceivedMail[] = [];
  const failures = createPlannedFailures<SmtpFailure>();
  const sockets = new Set<Socket>();
  let attempts = 0;
  let connections = 0;
  let current: SmtpFailure | undefined;
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    disabledCommands: untrustedTls ? [] : ['STARTTLS'],
    onAuth({ username, password }, _session, answer) {
      const isKnown = username === SMTP_USER.user && password === SMTP_USER.pass;
      answer(isKnown ? null : refusal(535, 'No such user.'), isKnown ? { user: username } : undefined);
    },
    onRcptTo(_address, _session, answer) {
      attempts += 1;
      current = failures.next();
      if (current === 'silence') return;
      if (current === 'greylist') return answer(refusal(450, 'Greylisted, come back later.'));
      if (current === 'unknown-mailbox') return answer(refusal(550, 'No such mailbox.'));
      answer();
    },
    onData(stream, { envelope }, answer) {
      if (current === 'break') return breakAll();
      const { mailFrom, rcptTo } = envelope;
      const isUnwanted = current === 'unwanted';
      readStream(stream).then(async (raw) => {
        if (isUnwanted) return answer(refusal(554, 'We do not want this.'));
        const from = mailFrom ? mailFrom.address : '';
        mails.push({ from, to: rcptTo.map(({ address }) => address), ...parseMail(raw) });
        await onTaken?.();
        answer();
      }, answer);
    },
  });
  // What a client does that gives up is not this server's trouble.
  server.on('error', () => {});
  server.server.on('connection', (socket) => {
    connections += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  const password = encodeURIComponent(SMTP_USER.pass);
  return {
    url: `smtp://${SMTP_USER.user}:${password}@127.0.0.1:${port}`,
    port,
    mails,
    attempts: () => attempts,
    connections: () => connections,
    plan: failures.plan,
    waitForMail: (to, count = 1) => waitForMail(mails, to, count),
    async close() {
      const closed = new Promise<void>((resolve) => server.close(resolve));
      breakAll();
      await closed;
    },
  } satisfies TestSmtpServer;
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

async function readStream(stream: SMTPServerDataStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

async function waitForMail(mails: readonly ReceivedMail[], to: string, count: number): Promise<ReceivedMail> {
  const end = Date.now() + WAIT_MS;
  while (Date.now() < end) {
    const found = mails.filter((mail) => mail.to.includes(to));
    const newest = found.at(-1);
    if (newest && found.length >= count) return newest;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${count} mails to ${to} did not arrive; there are ${mails.length} mails in all.`);
}

function parseMail(raw: string): Pick<ReceivedMail, 'headers' | 'text' | 'html'> {
  const { headers, body } = parsePart(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1];
  const parts = boundary === undefined ? [] : body.split(`--${boundary}`).slice(1, -1).map(parsePart);
  const find = (type: string) =>
    parts.find((part) => part.headers.get('content-type')?.startsWith(type))?.decoded ?? '';
  return { headers, text: find('text/plain'), html: find('text/html') };
}

/** RFC 5322: header lines, folded or not, an empty line, the body; and RFC 2045's two ways to write one. */
function parsePart(raw: string) {
  const lines = raw.replace(/^\r\n/, '').replace(/\r\n/g, '\n');
  const end = lines.indexOf('\n\n');
  const head = lines.slice(0, end).replace(/\n[ \t]+/g, ' ');
  const body = lines.slice(end + 2).replace(/\n$/, '');
  const headers = new Map(
    head.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  return { headers, body, decoded: decodeBody(body, headers.get('content-transfer-encoding') ?? '') };
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
