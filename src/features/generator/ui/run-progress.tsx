import { useEffect, useState } from 'react';
import { systemClock } from '../../../shared/clock.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { runProgress } from '../run-timing.rules.ts';

interface RunProgressProps {
  /** Milliseconds since 1970; null while nothing runs. */
  startedAt: number | null;
  expectedMs: number;
  /** How far the run is, 0..1, where an engine tells. */
  done: number | null;
}

const STEP_MS = 250;

/** A slim bar that fills as its engine tells, or else as past runs did. Its line is always there, so nothing moves when it appears. */
export function RunProgress({ startedAt, expectedMs, done }: RunProgressProps) {
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (startedAt === null) return;
    setNow(startedAt);
    const timer = setInterval(() => setNow(systemClock.now()), STEP_MS);
    return () => clearInterval(timer);
  }, [startedAt]);
  if (startedAt === null) return <div className="h-1" />;
  const share = done ?? runProgress(now - startedAt, expectedMs);
  return <ProgressBar label="Generating images" value={Math.round(share * 100)} />;
}
