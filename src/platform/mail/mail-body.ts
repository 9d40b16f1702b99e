import { escapeHtml } from '../../shared/escape-html.ts';

/** What every mail says of the site. */
export interface MailSite {
  siteName: string;
  /** The public address without a trailing slash: where the name at the top leads. */
  siteRoot: string;
}

/** What a mail says, before it is written as text and as HTML. No part of it is markup. */
interface MailContent extends MailSite {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** The one thing to press. */
  action?: { label: string; url: string };
  /** Digits to type elsewhere, in large. */
  code?: string;
  /** Names and what they are, e.g. plan and credits. */
  facts?: readonly (readonly [name: string, value: string])[];
  /** Why this mail came, in small at the end. */
  footnote: string;
}

export interface MailBody {
  subject: string;
  text: string;
  html: string;
}

/** The same words twice: as plain text, and as HTML that needs nothing from elsewhere. */
export function writeMail(content: MailContent): MailBody {
  return { subject: content.subject, text: writeText(content), html: writeHtml(content) };
}

function writeText({ siteName, heading, paragraphs, action, code, facts, footnote }: MailContent): string {
  const parts = [
    heading,
    ...paragraphs,
    ...(code === undefined ? [] : [`    ${code}`]),
    ...(facts ? [facts.map(([name, value]) => `${name}: ${value}`).join('\n')] : []),
    // Alone on its line, so that every mail program makes a link of all of it.
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    `-- \n${siteName}\n${footnote}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/**
 * Mail programs know tables and inline styles. Colors are given for a light background; where a
 * program turns to dark by itself, the classes say how, and every pair keeps its contrast.
 */
function writeHtml(content: MailContent): string {
  const { siteName, siteRoot, subject, heading, paragraphs, footnote } = content;
  const text = (words: string) =>
    `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:1.55;color:#2b2740">${escapeHtml(words)}</p>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK_STYLES}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f3f1fa">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f3f1fa">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:520px;font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif">
<tr><td style="padding:0 8px 20px;font-size:18px;font-weight:700"><a class="ink" href="${escapeHtml(siteRoot)}" style="color:#2b2740;text-decoration:none">${escapeHtml(siteName)}</a></td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #e2ddf2;border-radius:16px;padding:32px 28px">
<h1 class="strong" style="margin:0 0 16px;font-size:24px;line-height:1.25;color:#15112b">${escapeHtml(heading)}</h1>
${paragraphs.map(text).join('\n')}
${writeCode(content)}${writeFacts(content)}${writeAction(content)}</td></tr>
<tr><td class="soft" style="padding:20px 8px 0;font-size:13px;line-height:1.5;color:#625c7d">${escapeHtml(footnote)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const DARK_STYLES = `
@media (prefers-color-scheme: dark) {
  .page { background: #0b0918 !important; }
  .card { background: #17132b !important; border-color: #352e56 !important; }
  .strong { color: #ffffff !important; }
  .ink { color: #d9d4ee !important; }
  .soft { color: #a9a2c6 !important; }
  .code { background: #241d44 !important; color: #ffffff !important; }
}
`;

function writeCode({ code }: MailContent): string {
  if (code === undefined) return '';
  return `<p class="code" style="margin:8px 0 20px;padding:16px;border-radius:12px;background:#efebfb;color:#15112b;font-family:Consolas,Menlo,monospace;font-size:32px;font-weight:700;letter-spacing:8px;text-align:center">${escapeHtml(code)}</p>\n`;
}

function writeFacts({ facts }: MailContent): string {
  if (!facts) return '';
  const rows = facts.map(
    ([name, value]) =>
      `<tr><td class="soft" style="padding:6px 16px 6px 0;font-size:15px;color:#625c7d;white-space:nowrap;vertical-align:top">${escapeHtml(name)}</td><td class="strong" style="padding:6px 0;font-size:15px;font-weight:600;color:#15112b;word-break:break-word">${escapeHtml(value)}</td></tr>`,
  );
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 16px">${rows.join('')}</table>\n`;
}

/** The address stands below the button too, for programs that show no links. */
function writeAction({ action }: MailContent): string {
  if (!action) return '';
  const url = escapeHtml(action.url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px"><tr><td style="border-radius:999px;background:#5b34d6"><a href="${url}" style="display:inline-block;padding:14px 26px;font-size:16px;font-weight:700;color:#ffffff;text-decoration:none">${escapeHtml(action.label)}</a></td></tr></table>
<p class="soft" style="margin:0;font-size:13px;line-height:1.5;color:#625c7d;word-break:break-all">If the button does nothing, open this address:<br><a class="soft" href="${url}" style="color:#625c7d">${url}</a></p>
`;
}
