import { Stethoscope } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { describeCallFailure } from '../../../user-status/call-failure.rules.ts';
import type { CheckLine } from '../../site/site.types.ts';
import { useAct } from '../acting/use-act.ts';
import { SitePart } from './site-part.tsx';

const TONES = { ok: 'success', off: 'neutral', failed: 'danger' } as const;
const FALLBACK = 'The doctor couldn’t look. Please try again.';

/** The checks of `npm run doctor`. */
export function Doctor() {
  const call = useAct();
  const [lines, setLines] = useState<CheckLine[] | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const look = async () => {
    setIsBusy(true);
    setProblem(null);
    try {
      const answer = await call<{ lines: CheckLine[] }>({ method: 'POST', path: '/site/doctor', body: {} });
      setLines(answer?.lines ?? null);
    } catch (error) {
      setProblem(describeCallFailure(error, FALLBACK).message);
    }
    setIsBusy(false);
  };
  return (
    <SitePart
      title="Doctor"
      text="Looks at settings, database, storage, mail, shops and the rest, as npm run doctor does."
      actions={
        <Button
          variant="secondary"
          loading={isBusy}
          onClick={look}
          icon={<Stethoscope aria-hidden="true" className="size-4" />}
        >
          {lines ? 'Look Again' : 'Run the Doctor'}
        </Button>
      }
    >
      {problem && <Alert tone="error">{problem}</Alert>}
      {lines && (
        <div role="status">
          <p className="font-semibold">{summarize(lines)}</p>
          <ul aria-label="What the doctor found" className="mt-3 divide-y divide-line">
            {lines.map(({ name, state, detail }) => (
              <li key={name} className="py-2.5">
                <span className="flex items-center gap-2 font-semibold">
                  {name} <Badge tone={TONES[state]}>{state}</Badge>
                </span>
                <span className="text-small wrap-anywhere text-ink-soft">{detail}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </SitePart>
  );
}

function summarize(lines: readonly CheckLine[]): string {
  const failed = lines.filter(({ state }) => state === 'failed').map(({ name }) => name);
  return failed.length === 0 ? 'All is well.' : `Needs you: ${failed.join(', ')}.`;
}
