import type { FrameName } from '../../relation-frames/frames.registry.ts';
import { COMPANY } from '../../relation-frames/frames-of-company.ts';
import { GAZES } from '../../relation-frames/frames-of-gazes.ts';
import { HANDS } from '../../relation-frames/frames-of-hands.ts';
import { MOTION } from '../../relation-frames/frames-of-motion.ts';
import { WORK } from '../../relation-frames/frames-of-work.ts';
import type { Reading } from '../reading.types.ts';
import { isLiving } from '../subjects/living.ts';

const OF_BODIES = { ...COMPANY, ...WORK, ...HANDS, ...GAZES } as const;
/** Machines go, pull and push as well. */
const MACHINES: ReadonlySet<string> = new Set(['vehicle', 'boat', 'flying', 'celestial', 'sea-creature']);

/** "a man under a tree painting a house", "a girl next to a car hugging a bear": what has no body does no such thing. */
export function needsDoer({ subjects }: Reading, frame: FrameName, candidate: number): boolean {
  // What an easel shows is painted on it.
  if (frame === 'portraying') return false;
  const { noun } = subjects[candidate]!.request;
  const isOfBody = frame in OF_BODIES;
  if (isLiving(subjects[candidate]!.request) || !(isOfBody || (frame in MOTION && !MACHINES.has(noun.kind))))
    return false;
  return subjects.slice(0, candidate).some(({ request }) => isLiving(request));
}
