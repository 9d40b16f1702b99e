import type { EnlargedFormat } from '../enlarging.rules.ts';

/** What the process is to do; the picture is a file of any format. */
export interface EnlargeMessage {
  bytes: Uint8Array;
  file: string;
  longSide: number;
  format: EnlargedFormat;
}

/** What it answers; 'done' comes many times. */
export type EnlargeAnswer =
  | { kind: 'done'; share: number }
  | { kind: 'finished' }
  | { kind: 'failed'; message: string };
