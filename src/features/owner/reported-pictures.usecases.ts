import type { Clock } from '../../shared/clock.ts';
import type { Alongside, ReportHandling } from '../sharing/handle-reports.usecases.ts';
import type { PictureFile, ReportedShare } from '../sharing/sharing.types.ts';
import type { ReportViewing } from '../sharing/view-reports.usecases.ts';
import type { AuditAction } from './audit/audit.types.ts';
import { writeAudit } from './audit/audit.usecases.ts';
import type { Actor } from './people/people.types.ts';

interface ReportStep {
  linkId: string;
  reason: string;
}

/** What visitors report about shared pictures; each step is one transaction with its line of the audit. */
export interface ReportedPictures {
  list(): Promise<{ links: ReportedShare[] }>;
  /** @throws {AppError} 404 once nobody reports it any more. */
  openPicture(linkId: string, key: string): Promise<PictureFile>;
  /** @throws {AppError} 404. */
  takeDown(actor: Actor, step: ReportStep & { picture: string | undefined }): Promise<void>;
  /** @throws {AppError} 404. */
  dismiss(actor: Actor, step: ReportStep): Promise<void>;
}

/** As many reports as somebody works through; the others follow when these are done. */
const MOST_REPORTS = 100;

export function createReportedPictures(
  reports: ReportHandling & ReportViewing,
  clock: Clock,
): ReportedPictures {
  const written =
    (actor: Actor, action: AuditAction, { linkId, reason }: ReportStep, picture?: string): Alongside =>
    (transaction, { closed }) =>
      writeAudit(transaction, {
        at: clock.now(),
        actor: actor.id,
        action,
        subject: linkId,
        reason,
        before: { openReports: closed },
        after: { openReports: 0, ...(picture !== undefined && { picture }) },
        requestId: actor.requestId,
      });
  return {
    list: async () => ({ links: await reports.listLinks(MOST_REPORTS) }),
    openPicture: reports.openPicture,
    async takeDown(actor, { picture, ...step }) {
      const alongside = written(actor, 'report.take-down', step, picture);
      await reports.takeDown(step.linkId, picture, alongside);
    },
    async dismiss(actor, step) {
      await reports.dismiss(step.linkId, written(actor, 'report.dismiss', step));
    },
  };
}
