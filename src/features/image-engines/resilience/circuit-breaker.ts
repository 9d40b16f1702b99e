import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { AppError } from '../../../shared/app-error.ts';
import type { Clock } from '../../../shared/clock.ts';
import { isAbortError } from '../image-engines.errors.ts';
import { RemoteEngineError } from '../remote/remote-engine.errors.ts';
import { CircuitOpenError } from './circuit-open.errors.ts';

/** A service may ask for hours; looking every few minutes costs nothing. */
const LONGEST_REST_MS = 300_000;

interface CircuitBreakerOptions {
  engine: string;
  /** How many failures in a row send an engine to rest. */
  failures: number;
  restMs: number;
  /** Must tell the time of `Date.now()`, by which the circuit counts. */
  clock: Clock;
  /** Told when the engine goes to rest. */
  onRest: (engine: string, restMs: number) => void;
}

interface CircuitBreaker {
  isCircuitOpen(): boolean;
  /** Whether the next call only tries whether the engine is well again. */
  awaitsTrial(): boolean;
  /** @throws {CircuitOpenError} while it rests. */
  assertAwake(): void;
  /**
   * Calls the engine and learns from how that went.
   * @throws {CircuitOpenError} without a call while it rests, or while its first call after that is under way.
   */
  call<Result>(work: () => Promise<Result>): Promise<Result>;
  /** The service asked to be left alone for this time. */
  leaveAlone(milliseconds: number): void;
}

/**
 * Spares visitors the wait for an engine that keeps failing: after some failures in a row it is not
 * asked for a while, then one call tries whether it is well again.
 */
export function createCircuitBreaker({
  engine,
  failures,
  restMs,
  clock,
  onRest,
}: CircuitBreakerOptions): CircuitBreaker {
  let opensUntil = 0;
  const rest = (milliseconds: number) => {
    opensUntil = Math.max(opensUntil, clock.now() + milliseconds);
    onRest(engine, milliseconds);
  };
  const circuit = circuitBreaker(
    handleWhen(
      (error) => isFailure(error) || (isAbortError(error) && circuit.state === CircuitState.HalfOpen),
    ),
    { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(failures) },
  );
  circuit.onBreak(() => rest(restMs));
  const msLeft = () => {
    // Whoever waits for the outcome of that one call would wait for two pictures.
    if (circuit.state === CircuitState.HalfOpen) return restMs;
    return Math.max(0, opensUntil - clock.now());
  };
  const assertAwake = () => {
    const left = msLeft();
    if (left > 0) throw new CircuitOpenError(engine, left);
  };
  return {
    isCircuitOpen: () => msLeft() > 0,
    awaitsTrial: () => circuit.state !== CircuitState.Closed,
    assertAwake,
    async call(work) {
      assertAwake();
      try {
        return await circuit.execute(work);
      } catch (error) {
        throw error instanceof BrokenCircuitError ? new CircuitOpenError(engine, restMs) : error;
      }
    },
    leaveAlone: (milliseconds) => rest(Math.min(milliseconds, LONGEST_REST_MS)),
  };
}

/** What the request was to blame for, or a caller who left, says nothing about the engine. */
function isFailure(error: unknown): boolean {
  if (isAbortError(error) || error instanceof AppError) return false;
  return !(error instanceof RemoteEngineError && error.kind === 'refused');
}
