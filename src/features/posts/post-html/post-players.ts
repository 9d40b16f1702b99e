import { Parser } from 'htmlparser2';
import { escapeHtml } from '../../../shared/escape-html.ts';
import { type LevelGuard, withLevelGuard } from './level-guard.ts';
import { videoAddress } from './post-videos.ts';

type Attributes = Readonly<Record<string, string>>;

/** Something that plays: where it stands in the HTML, and every address that it or its parts name. */
interface Player {
  name: string;
  attributes: Attributes;
  start: number;
  /** Where its opening tag ends. */
  opened: number;
  addresses: string[];
  parts: Piece[];
}

interface Piece {
  start: number;
  end: number;
  html: string;
}

/** Parts of other players name their addresses; alone they play themselves. */
const PLAYERS: ReadonlySet<string> = new Set(['object', 'embed', 'iframe', 'video', 'audio']);
const PARAMETERS: ReadonlySet<string> = new Set(['movie', 'src', 'filename', 'url']);
const VIDEO_HOSTS =
  /(?:^|\.)(?:facebook|fb|dailymotion|blogger|vimeo|youtube|twitch|tiktok|rumble|ted|veoh|metacafe)\.com$/;

/**
 * Players that a page may not show any more, written so that nobody loses what they played: those of
 * YouTube and Vimeo, however old, as the frames that are allowed, all others as a link to where they
 * are. What comes out is as little to be trusted as what went in.
 */
export function replacePlayers(html: string, baseUrl = 'https://own-site.invalid'): string {
  if (!/<(?:object|embed|iframe|video|audio)[\s>]/i.test(html)) return html;
  const pieces = withLevelGuard(html, (text, guard) => findPlayers(text, guard, baseUrl));
  let written = '';
  let from = 0;
  for (const { start, end, html: player } of pieces) {
    written += html.slice(from, start) + player;
    from = end;
  }
  return written + html.slice(from);
}

function findPlayers(html: string, guard: LevelGuard, baseUrl: string): Piece[] {
  const found: Piece[] = [];
  const open: Player[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      guard.open();
      const outer = open.at(-1);
      const address = addressIn(name, attributes);
      if (outer && address) outer.addresses.push(address);
      if (!PLAYERS.has(name)) return;
      const [start, opened] = [parser.startIndex, parser.endIndex + 1];
      open.push({ name, attributes, start, opened, addresses: address ? [address] : [], parts: [] });
    },
    onclosetag(name, isImplied) {
      guard.close();
      if (open.at(-1)?.name !== name) return;
      const player = open.pop() as Player;
      const outer = open.at(-1);
      const isWhole = !isImplied || name === 'embed';
      const piece = { start: player.start, end: isWhole ? parser.endIndex + 1 : player.opened };
      const pieces = isWhole
        ? [{ ...piece, html: writePlayer(player, baseUrl) }]
        : // Nobody closed it: it holds the rest of the post.
          [{ ...piece, html: player.parts.length > 0 ? '' : writePlayer(player, baseUrl) }, ...player.parts];
      (outer ? outer.parts : found).push(...pieces);
    },
  });
  parser.end(html);
  return found;
}

function addressIn(name: string, { src, data, value, name: parameter, ...attributes }: Attributes): string {
  if (name === 'param') return PARAMETERS.has(parameter?.toLowerCase() ?? '') ? (value ?? '') : '';
  if (name === 'object') return data ?? '';
  return PLAYERS.has(name) || name === 'source' ? src || (attributes['data-src'] ?? '') : '';
}

function writePlayer({ attributes, addresses }: Player, baseUrl: string): string {
  if (isHidden(attributes)) return '';
  const whole = addresses.filter((address) => URL.canParse(address.trim(), baseUrl));
  const urls = whole.map((address) => new URL(address.trim(), baseUrl));
  const video = urls.map(({ href }) => videoAddress(href)).find((address) => address !== null);
  if (video) {
    const kept = ['width', 'height', 'title'].map(
      (name) => ` ${name}="${escapeHtml(attributes[name] ?? '')}"`,
    );
    return `<iframe src="${escapeHtml(video)}"${kept.join('')}></iframe>`;
  }
  const url = urls.find(
    ({ protocol, hostname }) => /^https?:$/.test(protocol) && hostname !== 'own-site.invalid',
  );
  return url ? `<p>${linkTo(placeOf(url))}</p>` : '';
}

const LINK_WORDS = { video: 'Watch this video on', other: 'View this on' };
const PLAYER_LINK = new RegExp(
  `<p><a [^>]*>(?:${Object.values(LINK_WORDS).join('|')}) [^<\\s]+</a></p>`,
  'g',
);

/** Without the links that stand in the place of players: they are our words, not the author's. */
export function withoutPlayerLinks(html: string): string {
  return html.replaceAll(PLAYER_LINK, ' ');
}

function linkTo(url: URL): string {
  const host = url.hostname.replace(/^www\./, '');
  const words = VIDEO_HOSTS.test(host) ? LINK_WORDS.video : LINK_WORDS.other;
  return `<a href="${escapeHtml(url.href)}">${words} ${escapeHtml(host)}</a>`;
}

/** The page of what a frame plays, where its address tells it. */
function placeOf(url: URL): URL {
  const shown = url.searchParams.get('href') ?? '';
  if (/(?:^|\.)facebook\.com$/.test(url.hostname) && /^https:\/\/[\w.-]*facebook\.com\//.test(shown)) {
    return new URL(shown);
  }
  const film = /^\/embed\/(video\/\w+)$/.exec(url.pathname)?.[1];
  return film && url.hostname === 'www.dailymotion.com' ? new URL(`/${film}`, url) : url;
}

/** Frames of a pixel or two count readers. */
function isHidden({ width = '', height = '', style = '' }: Attributes): boolean {
  const isNothing = (side: string) => /^\s*[012](?:px)?\s*$/.test(side);
  return isNothing(width) || isNothing(height) || /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style);
}
