import { asFields } from '../../remote/answer-failure.rules.ts';
import { RemoteEngineError } from '../../remote/remote-engine.errors.ts';

/** Where `GET /view` finds a picture. */
export interface OutputFile {
  filename: string;
  subfolder: string;
  type: string;
}

/**
 * Reads `GET /history/{prompt_id}`, which is empty until the run has ended. Results are taken from here
 * and not from events, because a run that is known already tells of nothing.
 * @returns undefined while it goes on.
 * @throws {RemoteEngineError} when it ended without a picture.
 */
export function readRunOutcome(history: unknown, promptId: string): OutputFile | undefined {
  const entry = asFields(history)[promptId];
  if (entry === undefined) return undefined;
  const { outputs, status } = asFields(entry);
  const failure = readFailure(status);
  if (failure) throw failure;
  const files = Object.values(asFields(outputs)).flatMap(readFiles);
  // What is only shown on the way lies in another folder.
  const file = files.find(({ type }) => type === 'output') ?? files[0];
  if (file) return file;
  throw new RemoteEngineError({ kind: 'broken', reason: 'The workflow ended without a picture.' });
}

function readFiles(output: unknown): OutputFile[] {
  const { images } = asFields(output);
  if (!Array.isArray(images)) return [];
  return images.flatMap((image) => {
    const { filename, subfolder = '', type = 'output' } = asFields(image);
    if (typeof filename !== 'string' || typeof subfolder !== 'string' || typeof type !== 'string') return [];
    return [{ filename, subfolder, type }];
  });
}

/** Messages may quote prompts and paths; the names of node and error do not. */
const PLAIN_NAME = /^[\w.() -]{1,60}$/;
const OUT_OF_MEMORY = /OutOfMemory/i;

function readFailure(status: unknown): RemoteEngineError | undefined {
  const { status_str: word, messages } = asFields(status);
  const told = Array.isArray(messages) ? messages.filter(Array.isArray) : [];
  const dataOf = (type: string) => told.find(([kind]) => kind === type)?.[1];
  if (dataOf('execution_interrupted') !== undefined) {
    return new RemoteEngineError({ kind: 'broken', reason: 'Somebody stopped it there.' });
  }
  if (word !== 'error') return undefined;
  const { node_type: node, exception_type: type } = asFields(dataOf('execution_error'));
  const where = typeof node === 'string' && PLAIN_NAME.test(node) ? ` in ${node}` : '';
  const what = typeof type === 'string' && PLAIN_NAME.test(type) ? ` (${type})` : '';
  const advice = OUT_OF_MEMORY.test(what) ? ': smaller images or a smaller model would fit' : '';
  return new RemoteEngineError({ kind: 'broken', reason: `The workflow failed${where}${what}${advice}.` });
}
