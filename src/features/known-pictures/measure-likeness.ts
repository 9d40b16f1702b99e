import sharp from 'sharp';
import { LIKENESS_SIDE, type Likeness, readLikeness } from './likeness.rules.ts';

/** Of a picture that is known to be one: what a visitor sends is unpacked by the guarded decoder before. */
export async function measureLikeness(bytes: Uint8Array): Promise<Likeness | undefined> {
  const gray = await sharp(bytes)
    .flatten({ background: '#fff' })
    .greyscale()
    .resize(LIKENESS_SIDE, LIKENESS_SIDE, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  return readLikeness(gray);
}
