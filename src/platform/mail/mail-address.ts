/** An address with the name that mail programs show for it. */
export interface MailAddress {
  name: string;
  address: string;
}

const ADDRESS = /^[^\s@<>"(),:;]+@[^\s@<>"(),:;]+$/;
const NAMED = /^(?:"([^"\\]*)"|([^<>"]*?))\s*<([^<>]+)>$/;

/** Reads `name@example.com` or `Name <name@example.com>`; undefined for anything else. */
export function parseMailAddress(text: string): MailAddress | undefined {
  const trimmed = text.trim();
  const [, quoted, plain, inBrackets] = NAMED.exec(trimmed) ?? [];
  const address = (inBrackets ?? trimmed).trim();
  if (!ADDRESS.test(address)) return undefined;
  return { name: (quoted ?? plain ?? '').trim(), address };
}

interface SenderSettings {
  /** '' for the site's own choice. */
  mailFrom: string;
  siteName: string;
  /** The public address of the site, or '' for one on this machine. */
  siteUrl: string;
}

/** Who mails come from: the configured sender, or `no-reply` at the host of the site, under its name. */
export function mailSender({ mailFrom, siteName, siteUrl }: SenderSettings): MailAddress {
  const configured = parseMailAddress(mailFrom);
  if (configured) return { ...configured, name: configured.name || siteName };
  const host = siteUrl === '' ? 'localhost' : new URL(siteUrl).hostname;
  return { name: siteName, address: `no-reply@${host}` };
}
