import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

export interface LoggerOptions {
  level: string;
  /** Coloured lines for a person at a terminal instead of JSON. */
  pretty?: boolean;
  /** Where lines go instead of standard output; tests read them back. */
  destination?: DestinationStream;
}

/** Logs carry route patterns and ids, never prompts, addresses or e-mail. */
export function createLogger({ level, pretty = false, destination }: LoggerOptions): Logger {
  if (destination) return pino({ level }, destination);
  if (!pretty) return pino({ level });
  return pino({
    level,
    transport: {
      target: 'pino-pretty',
      options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss', singleLine: true },
    },
  });
}
