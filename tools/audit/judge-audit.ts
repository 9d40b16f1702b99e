import { z } from 'zod';
import type { ExplainedFinding } from './explained-findings.ts';

/** What `npm audit --json` says, as far as it is judged. */
const reportSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.string(),
      via: z.array(z.union([z.string(), z.object({ url: z.string(), title: z.string() })])),
    }),
  ),
});

interface AuditVerdict {
  outcome: 'clean' | 'explained' | 'unexplained' | 'no-answer';
  /** For whoever asked, a line each. */
  lines: string[];
}

/**
 * Judges a report.
 * @param output of `npm audit --json`, whatever it is.
 * @param today YYYY-MM-DD.
 */
export function judgeAudit(
  output: string,
  explained: readonly ExplainedFinding[],
  today: string,
): AuditVerdict {
  const report = readReport(output);
  if (!report) {
    return {
      outcome: 'no-answer',
      lines: ['The registry did not answer the audit. Nothing is known, neither good nor bad.'],
    };
  }
  const findings = listFindings(report);
  if (findings.size === 0)
    return { outcome: 'clean', lines: ['No known vulnerability in what runs on the site.'] };
  let outcome: AuditVerdict['outcome'] = 'explained';
  const lines = [...findings].map(([advisory, text]) => {
    const known = explained.find((one) => one.advisory === advisory);
    if (known && today < known.expires) return `explained until ${known.expires}: ${text}: ${known.reason}`;
    outcome = 'unexplained';
    return `${known ? `its explanation ended ${known.expires}` : 'unexplained'}: ${text}`;
  });
  return { outcome, lines };
}

function readReport(output: string): z.infer<typeof reportSchema> | undefined {
  try {
    return reportSchema.safeParse(JSON.parse(output)).data;
  } catch {
    return undefined;
  }
}

function listFindings({ vulnerabilities }: z.infer<typeof reportSchema>): Map<string, string> {
  const findings = new Map<string, string>();
  for (const [name, { severity, via }] of Object.entries(vulnerabilities)) {
    for (const source of via) {
      // A text only names another package of this report.
      if (typeof source === 'string') continue;
      const advisory = source.url.split('/').at(-1) ?? source.url;
      findings.set(advisory, `${advisory} ${name} (${severity}): ${source.title}`);
    }
  }
  return findings;
}
