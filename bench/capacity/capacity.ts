/**
 * `npm run capacity`: what this machine carries, in an owner's words, in some three minutes. Nothing else
 * should run meanwhile. docs/scale.md plans from its figures.
 */
import { availableParallelism, cpus, totalmem } from 'node:os';
import { buildSite } from '../../tests/stress/site-process.ts';
import { busyShare } from './busy-share.ts';
import { describeCapacity } from './describe-capacity.ts';
import { findMostVisitors } from './most-visitors.ts';
import { measureWork } from './work-rates.ts';

const say = (line: string) => console.log(line);

buildSite();
say(`${availableParallelism()} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 1e9)} GB.`);
const busy = await busyShare(2_000);
if (busy > 0.15)
  say(`Other programs keep ${Math.round(busy * 100)} % of it busy: expect more when they do not.`);
say('Measuring pages and pictures (a minute), then visitors (two minutes) ...');
const work = await measureWork();
const visitors = await findMostVisitors({ until: performance.now() + 110_000, say });
for (const line of describeCapacity({ work, visitors })) say(line);
process.exit(0);
