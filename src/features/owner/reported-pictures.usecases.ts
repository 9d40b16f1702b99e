import type { Clock } from '../../shared/clock.ts';
import type { Alongside, ReportHandling } from '../sharing/handle-reports.usecases.ts';
import type { PictureFile, ReportedShare } from '../sharing/sharing.types.ts';
import type { AlongsideSettling, TakedownSettling } from '../sharing/takedowns/settle-takedowns.usecases.ts';
import type { AnsweredTakedown } from '../sharing/takedowns/takedowns.types.ts';
import type { ReportViewing } from '../sharing/view-reports.usecases.ts';
import { createActWriter } from './audit/act-writer.ts';
import type { AuditAction } from './audit/audit.types.ts';
import type { Actor } from './people/people.types.ts';

interface ReportStep {
  linkId: string;
  reason: string;
}

/** What visitors report about shared pictures; each step is one transaction with its line of the audit. */
export interface ReportedPictures {
  list(): Promise<{ links: ReportedShare[]; answers: AnsweredTakedown[] }>;
  /** @throws {AppError} 404 once nobody reports it, or answers, any more. */
  openPicture(linkId: string, key: string): Promise<PictureFile>;
  /** @throws {AppError} 404. */
  takeDown(actor: Actor, step: ReportStep & { picture: string | undefined }): Promise<void>;
  /** @throws {AppError} 404. */
  dismiss(actor: Actor, step: ReportStep): Promise<void>;
  /** @throws {AppError} 404; 409 when somebody was quicker. */
  restore(actor: Actor, takedownId: string, reason: string): Promise<void>;
  /** @throws {AppError} 404; 409 when somebody was quicker. */
  keepDown(actor: Actor, takedownId: string, reason: string): Promise<void>;
}

/** As many reports as somebody works through; the others follow when these are done. */
const MOST_REPORTS = 100;

export function createReportedPictures(
  reports: ReportHandling & ReportViewing & TakedownSettling,
  clock: Clock,
): ReportedPictures {
  const write = createActWriter(clock);
  const written =
    (actor: Actor, action: AuditAction, { linkId, reason }: ReportStep, picture?: string): Alongside =>
    (transaction, { closed }) =>
      write(transaction, actor, {
        action,
        subject: linkId,
        reason,
        before: { openReports: closed },
        after: { openReports: 0, ...(picture !== undefined && { picture }) },
      });
  const settled =
    (actor: Actor, action: 'report.restore' | 'report.keep-down', reason: string): AlongsideSettling =>
    (transaction, { id, linkId: subject, subject: { kind } }) =>
      write(transaction, actor, { action, subject, reason, after: { takedown: id, kind } });
  return {
    list: async () => ({
      links: await reports.listLinks(MOST_REPORTS),
      answers: await reports.listAnswers(MOST_REPORTS),
    }),
    openPicture: reports.openPicture,
    async takeDown(actor, { picture, ...step }) {
      const alongside = written(actor, 'report.take-down', step, picture);
      await reports.takeDown(step.linkId, { picture, reason: step.reason }, alongside);
    },
    async dismiss(actor, step) {
      await reports.dismiss(step.linkId, written(actor, 'report.dismiss', step));
    },
    restore: (actor, id, reason) => reports.restore(id, settled(actor, 'report.restore', reason)),
    keepDown: (actor, id, reason) => reports.keepDown(id, settled(actor, 'report.keep-down', reason)),
  };
}
