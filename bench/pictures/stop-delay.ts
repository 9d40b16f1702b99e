import { illustrate } from '@dreamseed/illustrator';
import { STYLE_NAMES, type StyleName } from '../../packages/illustrator/src/brief/brief.types.ts';
import { STYLES } from '../../packages/illustrator/src/brief/options/meanings/styles.ts';
import type { BenchOptions, BenchRow } from '../measuring/bench-part.types.ts';
import { inMilliseconds, median } from '../measuring/samples.ts';
import { PROMPTS, SIDE } from './picture-orders.ts';

const PROMISED_DELAY_MS = 100;
const PICTURES_OF_A_STYLE = 3;

/** How long drawing goes on, at worst, after somebody said stop: the longest stretch between two looks. */
export async function measureStops({ say }: BenchOptions): Promise<BenchRow[]> {
  const stretches: { style: StyleName; longest: number }[] = [];
  for (const [place, style] of STYLE_NAMES.entries()) {
    const prompt = `${PROMPTS[place % PROMPTS.length]}, ${nameOf(style)}`;
    const longest = median(await longestStretches(prompt));
    say(`${style}: ${inMilliseconds(longest)} between two looks`);
    stretches.push({ style, longest });
  }
  const worst = stretches.reduce((most, one) => (one.longest > most.longest ? one : most));
  return [
    {
      what: `longest stretch of drawing before a stop takes effect, ${SIDE} x ${SIDE}`,
      promise: `at most ${PROMISED_DELAY_MS} ms`,
      measured: inMilliseconds(worst.longest),
      kept: worst.longest <= PROMISED_DELAY_MS,
      kind: 'absolute',
      note: `processor time, ${stretches.length} styles, the worst is ${worst.style}; half of them below ${inMilliseconds(median(stretches.map(({ longest }) => longest)))}`,
    },
  ];
}

/** Of several pictures in milliseconds; one before them pays for compiling the code. */
async function longestStretches(prompt: string): Promise<number[]> {
  const stretches: number[] = [];
  for (let seed = 0; seed <= PICTURES_OF_A_STYLE; seed++) {
    const longest = await longestStretch(prompt, seed);
    if (seed > 0) stretches.push(longest);
  }
  return stretches;
}

async function longestStretch(prompt: string, seed: number): Promise<number> {
  let longest = 0;
  let last = process.threadCpuUsage();
  const watching = {
    get aborted() {
      const { user, system } = process.threadCpuUsage(last);
      longest = Math.max(longest, (user + system) / 1000);
      last = process.threadCpuUsage();
      return false;
    },
  };
  await illustrate({ prompt, width: SIDE, height: SIDE, seed }, watching);
  return longest;
}

function nameOf(style: StyleName): string {
  const term = STYLES.find(({ wish }) => wish.style === style);
  return term?.labels[0] ?? term?.words[0] ?? style;
}
