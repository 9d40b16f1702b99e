import { HASHES } from '../../features/accounts/create-accounts.ts';
import { MAILS_AN_HOUR } from '../../features/accounts/mail/account-mailer.ts';
import { ENLARGEMENTS } from '../../features/enlarging/enlarging.rules.ts';
import { DAILY_RETURNS, inMegabytes, UPLOADED_BYTES } from '../../features/gallery/gallery.rules.ts';
import {
  MOST_ABANDONED,
  MOST_ABANDONED_PER_ADDRESS,
} from '../../features/image-service/account-runs/account-work.usecases.ts';
import { FORGIVEN_ABANDONED_IMAGES } from '../../features/image-service/guest-runs/guest-admission.usecases.ts';
import { QUESTIONS_AT_ONCE } from '../../features/known-pictures/known-pictures-limits.rules.ts';
import { LEARNING } from '../../features/learned-styles/learn-style.usecases.ts';
import {
  CODE_MINUTES,
  CODE_TRIES,
  CODES_AN_HOUR,
} from '../../features/licenses/activation/license-code.rules.ts';
import { MOST_LOOKS } from '../../features/looks/looks.rules.ts';
import { MCP_SESSIONS } from '../../features/mcp/mcp-sessions.ts';
import { FEED_WRITINGS } from '../../features/posts/feeds/served-feed.usecases.ts';
import { REVISIONS_KEPT } from '../../features/posts/written/revisions-kept.rules.ts';
import { CONVERSIONS_AT_ONCE } from '../../features/provenance/conversion/conversion-limits.rules.ts';
import { SCRIPTS } from '../../features/story-scripts/story-scripts.usecases.ts';
import { BODY_PACE, WAITING_PER_ACCOUNT } from '../../platform/http/body-limit.ts';
import { BODY_SHARES } from '../../platform/http/body-memory-budget.ts';
import { JSON_LIMITS } from '../../platform/http/json-scan.ts';
import { FINE_PIECES } from '../../platform/http/request-pieces.ts';

/** A limit that is no count of attempts: its own store or queue keeps it. */
export interface CapacityLimit {
  what: string;
  per: string;
  /** A number with what it counts within, or a setting's name. */
  most: string | { setting: string; within: string };
  beyond: string;
  /** Whether several servers on one Postgres keep it together. */
  shared: boolean;
}

const UTC_DAY = 'a UTC day';
const AT_ONCE = 'at once';

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;

export const capacityLimits: readonly CapacityLimit[] = [
  {
    what: 'Bodies of more than 256 KB that are read or worked on',
    per: 'site',
    most: `${megabytes(BODY_SHARES.everybody)} ${AT_ONCE}`,
    beyond: '503 `request.busy`',
    shared: false,
  },
  {
    what: 'The same of visitors who are not signed in, together',
    per: 'site',
    most: `${megabytes(BODY_SHARES.guests)} ${AT_ONCE}`,
    beyond: '503 `request.busy`',
    shared: false,
  },
  {
    what: 'The same of the accounts of one address together, and of its other visitors together',
    per: 'address',
    most: `${megabytes(BODY_SHARES.address)} ${AT_ONCE} each`,
    beyond: '429 `request.too_many_at_once`',
    shared: false,
  },
  {
    what: 'Saved looks',
    per: 'account',
    most: `${MOST_LOOKS} kept`,
    beyond: '409 `looks.full`',
    shared: true,
  },
  {
    what: 'Revisions of a post that is written in the owner’s console',
    per: 'post',
    most: `${REVISIONS_KEPT} kept`,
    beyond: 'the oldest is forgotten',
    shared: true,
  },
  {
    what: 'Styles that wait to be learned, while one is',
    per: 'site',
    most: `${LEARNING.waiting} ${AT_ONCE}, ${LEARNING.waitingPerCaller} of one visitor`,
    beyond: '503 `styles.busy`, as the last line of the answer',
    shared: false,
  },
  {
    what: 'Bodies of more than 256 KB that are read, and that wait for it',
    per: 'account',
    most: `1 and ${WAITING_PER_ACCOUNT} ${AT_ONCE}`,
    beyond: '429 `request.too_many_at_once`',
    shared: false,
  },
  {
    what: `How long such a body may pause, if it comes at ${BODY_PACE.bytesPerSecond / 1024} KB a second or less`,
    per: 'request',
    most: `${BODY_PACE.timeoutMs / 1000} seconds`,
    beyond: '408 `http.request_timeout`',
    shared: false,
  },
  {
    what: `Chunks of any body, if they have less than ${FINE_PIECES.leastBytes} bytes on average`,
    per: 'request',
    most: `${FINE_PIECES.most}`,
    beyond: '400 `http.body_too_fragmented`, and the connection is closed',
    shared: false,
  },
  {
    what: 'Values and depth of JSON, known before it is parsed',
    per: 'request',
    most: `${JSON_LIMITS.tokens} and ${JSON_LIMITS.depth}`,
    beyond: '400 `request.too_complex`',
    shared: false,
  },
  {
    what: 'Pictures of visitors without an account',
    per: 'address',
    most: { setting: 'GUEST_DAILY_IMAGES', within: UTC_DAY },
    beyond: '429 `image_service.guest_limit`',
    shared: true,
  },
  {
    what: 'Pictures of all guests and free accounts together',
    per: 'site',
    most: { setting: 'GUEST_TOTAL_DAILY_IMAGES', within: UTC_DAY },
    beyond: '429 `image_service.guest_total_limit`',
    shared: true,
  },
  {
    what: 'Pictures that wait for an engine',
    per: 'site',
    most: { setting: 'IMAGE_QUEUE_LIMIT', within: AT_ONCE },
    beyond: '503 `image_service.queue_full`',
    shared: false,
  },
  {
    what: 'Pictures of one visitor that wait for an engine',
    per: 'visitor',
    most: { setting: 'IMAGE_QUEUE_PER_VISITOR', within: AT_ONCE },
    beyond: '429 `image_service.visitor_queue_full`',
    shared: false,
  },
  {
    what: 'Waiting of one picture for an engine',
    per: 'picture',
    most: { setting: 'IMAGE_QUEUE_SECONDS', within: 'seconds' },
    beyond: '503 `image_service.queue_full`',
    shared: false,
  },
  {
    what: 'Pictures that a guest may leave half drawn; for the site they count',
    per: 'address',
    most: `${FORGIVEN_ABANDONED_IMAGES} ${UTC_DAY}`,
    beyond: 'they count for the address too, like finished ones',
    shared: true,
  },
  ...Object.entries(MOST_ABANDONED).map(([plan, most]) => ({
    what: `Pictures that an account on a ${plan} plan may stop, leave or give back half drawn`,
    per: 'account',
    most: `${most} ${UTC_DAY}`,
    beyond: '429 `run.too_many_left`',
    shared: true,
  })),
  {
    what: 'The same for all free accounts together',
    per: 'address',
    most: `${MOST_ABANDONED_PER_ADDRESS} ${UTC_DAY}`,
    beyond: '429 `run.too_many_left`',
    shared: true,
  },
  {
    what: 'Pictures in a gallery that the site did not draw, without a plan and with one',
    per: 'account',
    most: `${inMegabytes(UPLOADED_BYTES.free)}, ${inMegabytes(UPLOADED_BYTES.withPlan)}`,
    beyond: '403 `gallery.uploads_full`; the account page says how much there is before',
    shared: true,
  },
  {
    what: 'Finished pictures that are given back unpaid',
    per: 'account',
    most: `${DAILY_RETURNS} ${UTC_DAY}`,
    beyond: 'they are kept and charged, and the screen says so',
    shared: true,
  },
  {
    what: 'New accounts that get welcome credits',
    per: 'address',
    most: { setting: 'SIGN_UP_CREDITS_PER_ADDRESS', within: UTC_DAY },
    beyond: 'the account begins without credits',
    shared: true,
  },
  {
    what: 'Mails of one kind: a new password, a link to verify the address',
    per: 'account',
    most: `${MAILS_AN_HOUR} an hour`,
    beyond: '429 `auth.too_many_mails` to whoever is signed in; silence to everybody else',
    shared: true,
  },
  {
    what: 'Codes mailed for one license',
    per: 'license',
    most: `${CODES_AN_HOUR} an hour`,
    beyond: '429 `license.too_many_codes`',
    shared: true,
  },
  {
    what: `Tries at a code, which lives for ${CODE_MINUTES} minutes`,
    per: 'code',
    most: `${CODE_TRIES}`,
    beyond: '400 `license.code_expired`',
    shared: true,
  },
  {
    what: 'Passwords that are checked, and that wait for it',
    per: 'site',
    most: `${HASHES.atOnce} and ${HASHES.waiting} ${AT_ONCE}`,
    beyond: '503 `auth.busy`',
    shared: false,
  },
  {
    what: 'Images that are being enlarged or wait for it',
    per: 'account',
    most: `1 ${AT_ONCE}`,
    beyond: '429 `enlarging.one_at_a_time`',
    shared: false,
  },
  {
    what: 'Images that are being enlarged, and that wait for it',
    per: 'site',
    most: `${ENLARGEMENTS.atOnce} and ${ENLARGEMENTS.waiting} ${AT_ONCE}`,
    beyond: '503 `enlarging.busy`',
    shared: false,
  },
  {
    what: 'Sessions of the Model Context Protocol; they end after half an hour without a request',
    per: 'key',
    most: `${MCP_SESSIONS.ofKey} ${AT_ONCE}`,
    beyond: '429 `mcp.too_many_sessions`',
    shared: false,
  },
  {
    what: 'The same of all keys of an account',
    per: 'account',
    most: `${MCP_SESSIONS.ofAccount} ${AT_ONCE}`,
    beyond: '429 `mcp.too_many_sessions`',
    shared: false,
  },
  {
    what: 'The same of all keys together',
    per: 'site',
    most: `${MCP_SESSIONS.all} ${AT_ONCE}`,
    beyond: '429 `mcp.too_many_sessions`',
    shared: false,
  },
  {
    what: 'Story scripts in work, and that wait for it',
    per: 'site',
    most: `${SCRIPTS.atOnce} and ${SCRIPTS.waiting} ${AT_ONCE}`,
    beyond: '503 `story_script.busy`',
    shared: false,
  },
  {
    what: 'Pictures that are looked at on the page Is it ours?, and that wait for it',
    per: 'site',
    most: `${QUESTIONS_AT_ONCE.running} and ${QUESTIONS_AT_ONCE.waiting} ${AT_ONCE}`,
    beyond: '503 `is_it_ours.busy`',
    shared: false,
  },
  {
    what: 'Signed pictures that are made a PNG or JPEG, and that wait for it',
    per: 'site',
    most: `${CONVERSIONS_AT_ONCE.running} and ${CONVERSIONS_AT_ONCE.waiting} ${AT_ONCE}`,
    beyond: '503 `conversion.busy`',
    shared: false,
  },
  {
    what: 'Different feeds that are written, and that wait for it',
    per: 'site',
    most: `${FEED_WRITINGS.atOnce} and ${FEED_WRITINGS.waiting} ${AT_ONCE}`,
    beyond: '503 `feed.busy`',
    shared: false,
  },
  {
    what: 'Different feeds that wait to be written',
    per: 'address',
    most: `${FEED_WRITINGS.waitingPerCaller} ${AT_ONCE}`,
    beyond: '503 `feed.busy`',
    shared: false,
  },
];
