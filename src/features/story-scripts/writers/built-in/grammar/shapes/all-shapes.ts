import { GUIDE } from './guide.shape.ts';
import { INQUIRY } from './inquiry.shape.ts';
import { KEEPSAKE } from './keepsake.shape.ts';
import { MESSAGE } from './message.shape.ts';
import { OCCASION } from './occasion.shape.ts';
import { QUEST } from './quest.shape.ts';
import type { Shape } from './shape.types.ts';
import { VISIT } from './visit.shape.ts';

/** All ways of telling, one for each kind of title. */
export const SHAPES: readonly Shape[] = [QUEST, VISIT, KEEPSAKE, OCCASION, GUIDE, INQUIRY, MESSAGE];
