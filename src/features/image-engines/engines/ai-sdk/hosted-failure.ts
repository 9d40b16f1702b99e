import { APICallError, DownloadError, InvalidResponseDataError, NoImageGeneratedError } from 'ai';
import { RemoteEngineError } from '../../remote/remote-engine.errors.ts';
import { readTransportFailure } from '../../remote/transport-failure.rules.ts';

/**
 * Sorts what the SDK throws by itself, after every answer has been looked at: it may have been paid
 * for. Nothing of its errors goes on; they hold the key's request.
 */
export function readHostedFailure(error: unknown): RemoteEngineError {
  if (error instanceof RemoteEngineError) return error;
  if (NoImageGeneratedError.isInstance(error)) return broken('It answered without a picture');
  if (DownloadError.isInstance(error)) return broken('It named a picture at an address that is not fetched');
  if (InvalidResponseDataError.isInstance(error)) return broken('It ended without a picture');
  if (APICallError.isInstance(error) && error.statusCode !== undefined) {
    return broken('What it answered is not what its API describes');
  }
  return readTransportFailure(error);
}

function broken(reason: string): RemoteEngineError {
  return new RemoteEngineError({ kind: 'broken', reason: `${reason}.` });
}
