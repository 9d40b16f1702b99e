import { asFields } from '../../remote/answer-failure.rules.ts';
import { RemoteEngineError } from '../../remote/remote-engine.errors.ts';

/** Where a picture is: in the answer, or at an address that the service names. */
type AnsweredPicture = { kind: 'file'; base64: string } | { kind: 'address'; url: URL };

/**
 * Reads `{data: [{b64_json | url}]}`. An address may be written as `data:`, or without a host.
 * @param answer parsed JSON; undefined when it was none.
 * @param base the address that was asked.
 * @throws {RemoteEngineError} 'broken' when there is no picture in it; it may have been paid for.
 */
export function readImagesAnswer(answer: unknown, base: string): AnsweredPicture {
  if (answer === undefined) throw broken('It answered what is not JSON');
  const { data } = asFields(answer);
  const { b64_json: base64, url } = asFields(Array.isArray(data) ? data[0] : undefined);
  if (typeof base64 === 'string' && base64 !== '') return { kind: 'file', base64: cutHead(base64) };
  if (typeof url !== 'string' || url === '') throw broken('It answered without a picture');
  if (/^data:/i.test(url)) return { kind: 'file', base64: cutHead(url) };
  if (!URL.canParse(url, base)) throw broken('It named a picture at an address that is none');
  return { kind: 'address', url: new URL(url, base) };
}

/** Some services write a whole data address where only its end belongs. */
function cutHead(base64: string): string {
  return base64.replace(/^data:[^,]*,/i, '');
}

function broken(reason: string): RemoteEngineError {
  return new RemoteEngineError({ kind: 'broken', reason: `${reason}.` });
}
