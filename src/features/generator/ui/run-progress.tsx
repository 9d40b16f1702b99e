import { useEffect, useState } from 'react';
import { systemClock } from '../../../shared/clock.ts';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
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
export function RunProgress({ startedAt, ...progress }: RunProgressProps) {
  if (startedAt === null) return <div className="h-1" />;
  return <RunningBar key={startedAt} startedAt={startedAt} {...progress} />;
}

/** Never goes back, whatever an engine tells after a guess, and whatever becomes of the clock. */
function RunningBar({ startedAt, expectedMs, done }: RunProgressProps & { startedAt: number }) {
  const [now, setNow] = useState(startedAt);
  const [reached, setReached] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setNow(systemClock.now()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  const share = done ?? runProgress(now - startedAt, expectedMs);
  if (share > reached) setReached(share);
  return <ProgressBar label="Generating images" value={Math.round(Math.max(share, reached) * 100)} />;
}
