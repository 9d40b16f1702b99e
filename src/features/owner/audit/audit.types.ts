import type { AccountEventKind } from '../../accounts/account-events.types.ts';

/** What is written down, by the names that filters and files have. */
export type AuditAction =
  | AccountEventKind
  | 'account.mail'
  | 'account.mail-export'
  | 'report.take-down'
  | 'report.dismiss'
  | 'report.restore'
  | 'report.keep-down'
  | 'credits.give'
  | 'credits.take'
  | 'account.suspend'
  | 'account.lift'
  | 'account.end-sign-ins'
  | 'account.end-second-factor'
  | 'account.reset-link'
  | 'site.read-only'
  | 'site.banner'
  | 'site.allowance'
  | 'site.test-picture'
  | 'post.create'
  | 'post.save'
  | 'post.restore'
  | 'post.publish'
  | 'post.schedule'
  | 'post.unpublish'
  | 'post.delete'
  | 'post.take-over'
  | 'post.give-back'
  | 'post.add-picture'
  | 'post.add-story'
  | 'post.add-author'
  | 'post.change-author'
  | 'staff.add'
  | 'staff.remove'
  | 'license.issue'
  | 'license.refund'
  | 'license.ask-shop'
  | 'license.revoke'
  | 'license.move'
  | 'giveaway.make'
  | 'giveaway.end'
  | 'api-key.issue';

type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** Something that was done, with what it changed. */
export interface AuditedAct {
  /** Milliseconds since 1970. */
  at: number;
  /** An account's id, or COMMAND_LINE. */
  actor: string;
  action: AuditAction;
  subject: string;
  /** '' where none is asked for. */
  reason: string;
  before?: Facts;
  after?: Facts;
  requestId?: string;
}

/** The actor of everything that is done by a command. */
export const COMMAND_LINE = 'command line';

export interface AuditEntry {
  id: string;
  at: number;
  actor: string;
  /** Null for commands, and for an account that has gone. */
  actorEmail: string | null;
  action: string;
  subject: string;
  /** Where the subject is an account that is there. */
  subjectEmail: string | null;
  reason: string;
  /** JSON. */
  before: string | null;
  after: string | null;
  requestId: string | null;
}

/** Where a list goes on: before the line of this time and id. */
export interface AuditPlace {
  at: number;
  id: string;
}

/** `acts`: what was done here and by commands; `accounts`: what happened to accounts by their owners. */
export const AUDIT_SHOWS = ['acts', 'accounts', 'all'] as const;
export type AuditShow = (typeof AUDIT_SHOWS)[number];

export interface AuditSearch {
  show: AuditShow;
  /** Part of an actor, action, subject or reason; '' finds all. */
  words: string;
  before: AuditPlace | null;
  limit: number;
}
