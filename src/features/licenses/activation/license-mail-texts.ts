import { type MailBody, type MailSite, writeMail } from '../../../platform/mail/mail-body.ts';
import { urls } from '../../../urls.ts';
import { findPlan, UNLIMITED_DAILY_CREDITS } from '../../plans/plans.rules.ts';
import type { License } from '../licenses.types.ts';
import { CODE_MINUTES } from './license-code.rules.ts';

/** Asks whoever reads the mail of a buyer whether they are activating the purchase. */
export function licenseCodeMail(site: MailSite, { code }: { code: string }): MailBody {
  return writeMail({
    ...site,
    subject: `Your code for ${site.siteName}`,
    heading: 'Your code',
    paragraphs: [
      `Someone is activating a license on ${site.siteName} that was bought with this address. If it’s you, enter this code there:`,
    ],
    code,
    footnote: `It works for ${CODE_MINUTES} minutes. If it isn’t you, just ignore this email. Your license can’t be used without the code.`,
  });
}

type LicenseOfReceipt = Pick<License, 'planId' | 'key' | 'creditsAdded' | 'activatedAt' | 'expiresAt'>;

/** Confirms what a license brought. */
export function receiptMail(site: MailSite, license: LicenseOfReceipt): MailBody {
  const plan = findPlan(license.planId);
  return writeMail({
    ...site,
    subject: `${plan.name} is active on ${site.siteName}`,
    heading: `${plan.name} is active`,
    paragraphs: [describeGift(license)],
    facts: [
      ['Plan', plan.name],
      ...(license.creditsAdded > 0 ? [['Credits', formatNumber(license.creditsAdded)] as const] : []),
      ['Activated', formatDay(license.activatedAt)],
      ...(license.expiresAt === null ? [] : [['Runs until', formatDay(license.expiresAt)] as const]),
      // Enough to know it by; the whole key stays out of mailboxes.
      ['License key', `…${license.key.slice(-5)}`],
    ],
    action: { label: 'Make pictures', url: site.siteRoot + urls.generatorSuite() },
    footnote: 'You’re getting this email because a license was activated. Please keep it for your records.',
  });
}

function describeGift({ planId, creditsAdded }: LicenseOfReceipt): string {
  return planId === 'UNLIMITED'
    ? `You can now use the yellow tool, with ${formatNumber(UNLIMITED_DAILY_CREDITS)} new credits every day.`
    : `We have added ${formatNumber(creditsAdded)} credits to your account. They’re yours until you use them.`;
}

const formatNumber = (number: number) => number.toLocaleString('en-US');

const formatDay = (time: number) =>
  new Date(time).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
