import { AppError } from '../../../shared/app-error.ts';
import {
  createEngineFailedError,
  createEnginesBusyError,
  createEngineTimeoutError,
} from '../image-engines.errors.ts';
import { RemoteEngineError } from '../remote/remote-engine.errors.ts';
import { CircuitOpenError } from './circuit-open.errors.ts';

const USUAL_WAIT_MS = 30_000;
/** Whatever a service asks for: by then it was asked again, or another engine draws. */
const LONGEST_WAIT_MS = 300_000;

/**
 * What a visitor is told when no engine drew the image: what is wrong with the request if anything is,
 * that waiting helps only where it does, else nothing but that it failed.
 * @param failures what the engines threw, in their order.
 * @param elapsedMs how long they took together.
 */
export function describeFailures(failures: readonly unknown[], elapsedMs: number): AppError {
  const refusal = failures.findLast((failure) => failure instanceof AppError && failure.status === 400);
  if (refusal instanceof AppError) return refusal;
  if (failures.length > 0 && failures.every(isPassing)) {
    return createEnginesBusyError(Math.min(LONGEST_WAIT_MS, ...failures.map(waitOf)));
  }
  if (failures.some((failure) => failure instanceof RemoteEngineError && failure.kind === 'timeout')) {
    return createEngineTimeoutError(elapsedMs);
  }
  return createEngineFailedError();
}

function isPassing(failure: unknown): boolean {
  if (failure instanceof CircuitOpenError) return true;
  return failure instanceof RemoteEngineError && failure.kind === 'busy';
}

function waitOf(failure: unknown): number {
  if (failure instanceof CircuitOpenError) return failure.msLeft;
  return (failure instanceof RemoteEngineError && failure.retryAfterMs) || USUAL_WAIT_MS;
}
