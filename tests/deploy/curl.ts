import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

export interface CurlAnswer {
  status: number;
  /** e.g. `2`. */
  httpVersion: string;
  /** Each header's values, by its name in small letters. */
  headers: Record<string, string[]>;
  body: Buffer;
  /** Milliseconds after the start at which pieces of the body arrived. */
  arrivals: number[];
  /** curl's own; 0 when it was answered at all. */
  exitCode: number;
}

const REPORT = '%{stderr}{"status":"%{http_code}","httpVersion":"%{http_version}","headers":%{header_json}}';

/** Asks as a visitor does; only so can a test come from another address and by either version of HTTP. @param before what curl runs in. */
export async function curl(words: readonly string[], before: readonly string[] = []): Promise<CurlAnswer> {
  const started = performance.now();
  const [program = 'curl', ...more] = [...before, 'curl'];
  const child = spawn(program, [...more, '--silent', '--no-buffer', '--write-out', REPORT, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const pieces: Buffer[] = [];
  const arrivals: number[] = [];
  child.stdout.on('data', (piece: Buffer) => {
    pieces.push(piece);
    arrivals.push(performance.now() - started);
  });
  const exited = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? -1)));
  const report = JSON.parse(await text(child.stderr)) as Record<'status' | 'httpVersion', string> &
    Pick<CurlAnswer, 'headers'>;
  return {
    ...report,
    status: Number(report.status),
    exitCode: await exited,
    body: Buffer.concat(pieces),
    arrivals,
  };
}
