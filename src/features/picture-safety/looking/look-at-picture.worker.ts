import type { PictureScores } from '../picture-safety.rules.ts';
import { type LookAtPicture, openModel } from './look-at-picture.ts';

export interface PictureToLookAt {
  /** Where the model is installed. */
  folder: string;
  bytes: Uint8Array;
}

let model: Promise<LookAtPicture> | undefined;

/** What the thread of a picture looker runs; the model is read once. */
export default async function look({ folder, bytes }: PictureToLookAt): Promise<PictureScores> {
  model ??= openModel(folder);
  return await (await model)(bytes);
}
