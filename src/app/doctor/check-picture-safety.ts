import sharp from 'sharp';
import type { CheckLine } from '../../features/owner/site/site.types.ts';
import {
  createPictureLooker,
  isModelInstalled,
} from '../../features/picture-safety/looking/picture-looker.ts';
import type { Config } from '../config.ts';
import { MODEL_MISSING } from '../picture-safety/picture-safety-services.ts';

const name = 'pictures';

/** Whether pictures that are to be looked at can be: looks at a white one. */
export async function checkPictureSafety(
  { mode }: Config['pictureSafety'],
  projectRoot: string,
): Promise<CheckLine> {
  if (mode === 'off') return { name, state: 'off', detail: 'SAFETY_IMAGES is off: no model looks at them.' };
  if (!isModelInstalled(projectRoot)) return { name, state: 'failed', detail: MODEL_MISSING };
  const looker = createPictureLooker(projectRoot);
  const create = { width: 64, height: 64, channels: 3 as const, background: '#fff' };
  try {
    await looker.look(await sharp({ create }).png().toBuffer());
    return { name, state: 'ok', detail: `SAFETY_IMAGES=${mode}: the model is here and looks.` };
  } finally {
    await looker.close();
  }
}
