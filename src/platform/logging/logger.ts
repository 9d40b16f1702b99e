import { type DestinationStream, type Logger, type LoggerOptions as PinoOptions, pino } from 'pino';
import { createBatchedOutput } from './batched-output.ts';
import { describeLoggedError } from './logged-error.ts';

export type { Logger } from 'pino';

interface LoggerOptions {
  level: string;
  /** Colored lines for a person at a terminal instead of JSON. */
  pretty?: boolean;
  /** Where lines go instead of standard output; tests read them back. */
  destination?: DestinationStream;
}

/** A net below the care of whoever logs: nothing of these names is ever written, also one level down. */
const NEVER_WRITTEN = [
  'email',
  'password',
  'newPassword',
  'token',
  'licenseKey',
  'authorization',
  'cookie',
  'prompt',
  'fullPrompt',
  'negativePrompt',
  'parameters',
  'ip',
  'ipAddress',
  'userAgent',
  'query',
  'headers',
  'body',
].flatMap((name) => [name, `*.${name}`]);

/** Logs carry route patterns and ids, never prompts, addresses or e-mail. */
export function createLogger({ level, pretty = false, destination }: LoggerOptions): Logger {
  const options: PinoOptions = {
    level,
    serializers: { err: (error: unknown) => describeLoggedError(error) },
    redact: { paths: NEVER_WRITTEN, censor: '[not written]' },
  };
  if (destination) return pino(options, destination);
  if (!pretty) return pino(options, createBatchedOutput());
  return pino({
    ...options,
    transport: {
      target: 'pino-pretty',
      options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss', singleLine: true },
    },
  });
}
