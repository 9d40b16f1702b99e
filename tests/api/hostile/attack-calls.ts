import fc from 'fast-check';
import { signUpClient } from '../../support/identity/account-client.ts';
import { findFault } from './answer-check.ts';
import { type DocumentedCall, readApiDocument } from './api-document.ts';
import type { HostileRequest } from './hostile-request.types.ts';
import { hostileRequest } from './hostile-requests.ts';
import type { HostileSite } from './hostile-site.ts';
import { sendRequest, type TimedAnswer } from './send-request.ts';

/** What an attack showed. */
export interface AttackReport {
  inputs: number;
  /** What was promised and does not hold, a line each. */
  faults: string[];
  /** Milliseconds until the slowest refusal. */
  slowest: number;
}

interface CallAttack {
  /** The same seed plans the same requests. */
  seed: number;
  /** For each call of the document. */
  requests: number;
}

export interface AttackLimits {
  /** How long a refusal may take, which is no work. Longer where a machine does other things, too. */
  refusalMs?: number;
}

export const REFUSAL_LIMIT_MS = 2000;
const AT_ONCE = 4;
/** What one account may save in a minute is limited. */
const REQUESTS_PER_ACCOUNT = 100;
/** A machine that did something else for a moment is not the server's fault. */
const TRIES_WHEN_SLOW = 3;

/** Attacks every call that the site describes. */
export async function attackCalls(
  site: HostileSite,
  { seed, requests, refusalMs = REFUSAL_LIMIT_MS }: CallAttack & AttackLimits,
): Promise<AttackReport> {
  const report: AttackReport = { inputs: 0, faults: [], slowest: 0 };
  for (const call of await readApiDocument(site.origin)) {
    const plans = fc.sample(hostileRequest(call), { seed, numRuns: requests });
    for (let start = 0; start < plans.length; start += REQUESTS_PER_ACCOUNT) {
      const { token } = await signUpClient((path, init) => fetch(site.origin + path, init), {
        origin: site.siteUrl,
      });
      await attackTogether(
        site,
        { call, token: token(), report, refusalMs },
        plans.slice(start, start + REQUESTS_PER_ACCOUNT),
      );
    }
  }
  return report;
}

interface Target {
  call: DocumentedCall;
  token: string;
  report: AttackReport;
  refusalMs: number;
}

async function attackTogether(site: HostileSite, target: Target, plans: HostileRequest[]): Promise<void> {
  const attacker = async () => {
    for (let plan = plans.pop(); plan; plan = plans.pop()) await attackOnce(site, target, plan);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, attacker));
}

async function attackOnce(
  site: HostileSite,
  { call, token, report, refusalMs }: Target,
  plan: HostileRequest,
): Promise<void> {
  report.inputs += 1;
  try {
    const answer = await askUntilQuick(refusalMs, () => sendRequest(site.port, token, plan));
    const fault = findFault(call, plan, answer);
    if (fault) report.faults.push(fault);
    if (answer.status < 400) return;
    report.slowest = Math.max(report.slowest, answer.ms);
    if (answer.ms > refusalMs)
      report.faults.push(`${call.id} (${plan.what}): refused after ${Math.round(answer.ms)} ms`);
  } catch (error) {
    report.faults.push(`${plan.method} ${call.id} (${plan.what}): ${String(error)}`);
  }
}

async function askUntilQuick(refusalMs: number, ask: () => Promise<TimedAnswer>): Promise<TimedAnswer> {
  let answer = await ask();
  for (let turn = 1; turn < TRIES_WHEN_SLOW && answer.status >= 400 && answer.ms > refusalMs; turn++)
    answer = await ask();
  return answer;
}
