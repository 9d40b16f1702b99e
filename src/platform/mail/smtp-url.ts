import { isLoopbackHost } from '../../shared/loopback-host.ts';

/** How to reach a mail server. */
interface SmtpServer {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS where the server offers it. */
  secure: boolean;
  /** Refuse to go on without encryption: a password would otherwise travel in the clear. */
  requireTLS: boolean;
  auth?: { user: string; pass: string };
}

const SUBMISSION_PORT = 587;
const SUBMISSIONS_PORT = 465;

export function isSmtpUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search } = new URL(text);
  const isBare = (pathname === '' || pathname === '/') && search === '';
  return /^smtps?:$/.test(protocol) && hostname !== '' && isBare;
}

/**
 * Reads an address for which `isSmtpUrl` holds. User and password are percent-encoded in it, as in
 * any URL; the ports left out are those of RFC 6409 and RFC 8314.
 */
export function readSmtpUrl(text: string): SmtpServer {
  const { protocol, hostname, port, username, password } = new URL(text);
  const secure = protocol === 'smtps:';
  const auth = username === '' ? undefined : { user: decode(username), pass: decode(password) };
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? SUBMISSIONS_PORT : SUBMISSION_PORT) : Number(port),
    secure,
    requireTLS: !secure && auth !== undefined && !isLoopbackHost(hostname),
    auth,
  };
}

/** A password with a percent sign that nobody encoded is taken as it stands. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
