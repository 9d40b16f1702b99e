import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { startSmtpServer, type TestSmtpOptions } from '../../../tests/support/mail/smtp-server.ts';
import { checkMail } from './check-mail.ts';
import type { MailMessage } from './mail.types.ts';
import { openMailer } from './open-mailer.ts';
import { createSmtpMailer, type SmtpTimeouts } from './smtp-mailer.ts';

const FROM = { name: 'Dreamseed', address: 'no-reply@dreams.example' };
const SITE = { mailFrom: '', siteName: 'Dreamseed', siteUrl: 'https://dreams.example' };
const PATIENT: SmtpTimeouts = { connect: 10_000, greeting: 10_000, silence: 10_000, mail: 15_000 };

const cleanUps: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function openServer(options?: TestSmtpOptions, timeouts: SmtpTimeouts = PATIENT) {
  const server = await startSmtpServer(options);
  const mailer = createSmtpMailer({ url: server.url, from: FROM, timeouts });
  cleanUps.push(server.close, mailer.close);
  return { server, mailer };
}

function mail(changes: Partial<MailMessage> = {}): MailMessage {
  return {
    id: 'mail-1',
    to: 'ada@example.com',
    subject: 'Grüße aus dem Bild',
    text: 'Hello Ada,\n\nhttps://dreams.example/reset-password#token=abc',
    html: '<p>Hello <b>Ada</b> = ♥</p>',
    ...changes,
  };
}

describe('a mail by SMTP', () => {
  it('arrives with both bodies, its sender and an id that stays the same', async () => {
    const { server, mailer } = await openServer();
    await mailer.send(mail());
    const received = server.mails[0];
    expect(received).toMatchObject({
      from: FROM.address,
      to: ['ada@example.com'],
      text: mail().text,
      html: mail().html,
    });
    expect(received?.headers.get('message-id')).toBe('<mail-1@dreams.example>');
    expect(received?.headers.get('from')).toBe('Dreamseed <no-reply@dreams.example>');
    expect(received?.headers.get('auto-submitted')).toBe('auto-generated');
  });

  it('uses a connection again', async () => {
    const { server, mailer } = await openServer();
    for (const id of ['1', '2', '3']) await mailer.send(mail({ id }));
    expect(server.mails).toHaveLength(3);
    expect(server.connections()).toBe(1);
  });

  it('goes to one address, whatever is written in it', async () => {
    const { server, mailer } = await openServer();
    for (const to of ['ada@example.com, eve@example.com', 'ada@example.com\r\nBcc: eve@example.com'])
      await mailer.send(mail({ to })).catch(() => undefined);
    expect(server.mails.flatMap((received) => received.to)).not.toContain('eve@example.com');
  });

  it('is to be tried again where the server asks for it', async () => {
    const { server, mailer } = await openServer();
    server.plan('greylist', 1);
    await expect(mailer.send(mail())).rejects.toMatchObject({ isFinal: false, reason: 'EENVELOPE 450' });
    await mailer.send(mail());
    expect(server.mails).toHaveLength(1);
  });

  it('is not tried again where the mailbox does not exist, or nobody wants it', async () => {
    const { server, mailer } = await openServer();
    server.plan('unknown-mailbox', 1);
    await expect(mailer.send(mail())).rejects.toMatchObject({ isFinal: true, reason: 'EENVELOPE 550' });
    server.plan('unwanted', 1);
    await expect(mailer.send(mail())).rejects.toMatchObject({ isFinal: true, reason: 'EMESSAGE 554' });
  });

  it('says nothing of the address when it fails', async () => {
    const { server, mailer } = await openServer();
    server.plan('unknown-mailbox', 1);
    const error = await mailer.send(mail()).catch((failure: unknown) => failure);
    expect(String(error)).toContain('EENVELOPE 550');
    expect(JSON.stringify([error, String(error), (error as Error).stack])).not.toContain('ada@');
  });

  it('gives up on a server that falls silent', async () => {
    const { server, mailer } = await openServer({}, { ...PATIENT, silence: 200 });
    server.plan('silence');
    await expect(mailer.send(mail())).rejects.toMatchObject({ isFinal: false, reason: 'ETIMEDOUT' });
  });

  it('gives up on a server that keeps the line busy without an end', async () => {
    const dripping = createServer((socket) => {
      socket.write('220-');
      const timer = setInterval(() => socket.write('please hold the line '), 20);
      socket.on('error', () => {});
      socket.once('close', () => clearInterval(timer));
    });
    const port = await listenOn(dripping);
    const url = `smtp://127.0.0.1:${port}`;
    const mailer = createSmtpMailer({ url, from: FROM, timeouts: { ...PATIENT, mail: 300 } });
    cleanUps.push(mailer.close);
    await expect(mailer.send(mail())).rejects.toMatchObject({ isFinal: false });
  });

  it('is not sent twice by itself when the connection breaks in the middle', async () => {
    const { server, mailer } = await openServer();
    server.plan('break', 1);
    await expect(mailer.send(mail())).rejects.toMatchObject({ isFinal: false });
    expect(server.attempts()).toBe(1);
    await mailer.send(mail());
    expect(server.mails).toHaveLength(1);
  });

  it('is not sent over a line whose encryption cannot be trusted', async () => {
    const { server, mailer } = await openServer({ untrustedTls: true });
    await expect(mailer.send(mail())).rejects.toMatchObject({ isFinal: false });
    expect(server.mails).toEqual([]);
  });
});

async function listenOn(server: ReturnType<typeof createServer>): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUps.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

describe('without a mail server', () => {
  const settings = { ...SITE, smtpUrl: '' };

  it('mails stand in the log while the site is developed, and nowhere else', async () => {
    const lines: unknown[] = [];
    const logger = { info: (...line: unknown[]) => void lines.push(line) };
    const mailer = openMailer({ ...settings, mode: 'development' }, logger);
    await mailer?.send(mail());
    expect(JSON.stringify(lines)).toContain('reset-password#token=abc');
    expect(openMailer({ ...settings, mode: 'production' }, logger)).toBeNull();
  });

  it('a site without an address cannot mail links', () => {
    const open = () =>
      openMailer(
        { ...SITE, siteUrl: '', smtpUrl: 'smtp://127.0.0.1', mode: 'production' },
        { info: () => {} },
      );
    expect(open).toThrow('SITE_URL: is needed with SMTP_URL');
  });
});

describe('checking mail', () => {
  it('says what is right', async () => {
    const { server } = await openServer();
    expect(await checkMail({ ...SITE, smtpUrl: server.url }, PATIENT)).toEqual({
      state: 'ok',
      detail: `127.0.0.1:${server.port} takes mail; it is sent as no-reply@dreams.example.`,
    });
    expect(server.mails).toEqual([]);
    expect(await checkMail({ ...SITE, smtpUrl: '' })).toMatchObject({ state: 'off' });
  });

  it('says what is wrong', async () => {
    const { server } = await openServer();
    const untrusted = await openServer({ untrustedTls: true });
    const check = (smtpUrl: string, siteUrl = SITE.siteUrl) =>
      checkMail({ ...SITE, siteUrl, smtpUrl }, PATIENT);
    const wrongs = [
      [await check(server.url.replace('ada:', 'eve:')), /refuses the user or the password/],
      [await check(server.url, ''), /SITE_URL is needed/],
      [await check('smtp://127.0.0.1:1'), /cannot be reached/],
      [await check(untrusted.server.url), /encrypted/],
    ] as const;
    for (const [{ state, detail }, reason] of wrongs) {
      expect(state).toBe('failed');
      expect(detail).toMatch(reason);
      expect(detail).not.toContain('p@ss');
    }
  });
});
