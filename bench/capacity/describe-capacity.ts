import type { MostVisitors } from './most-visitors.ts';
import type { WorkRates } from './work-rates.ts';

const MB = 1_000_000;
const DAYS = 30;
const PICTURES_A_DAY = 1_000;

/** What an owner reads. */
export function describeCapacity({ work, visitors }: { work: WorkRates; visitors: MostVisitors }): string[] {
  const { pages, pictures } = work;
  const perPicture = visitors.savedPictures > 0 ? visitors.savedBytes / visitors.savedPictures : 0;
  const monthly = (perPicture * PICTURES_A_DAY * DAYS) / 1e9;
  return [
    '',
    pages
      ? `Pages      ${Math.round(pages.perSecond)} a second from memory; each takes ${pages.processorMs.toFixed(2)} ms of a core.`
      : 'Pages      not measured: the package wrk is missing.',
    `Pictures   ${pictures.perSecond.toFixed(1)} a second (1024 x 1024, built-in illustrator), ${Math.round(pictures.perSecond * 86_400).toLocaleString('en-US')} a day at most; each takes ${(pictures.processorMs / 1000).toFixed(1)} s of a core.`,
    `Visitors   ${visitors.visitors} at once, who read, draw, save and sign up, all within the promises (pages under 250 ms, pictures within 10 s).`,
    `Memory     ${inMb(work.idleBytes)} without visitors, ${inMb(Math.max(work.busyBytes, visitors.weight.residentBytes))} at work.`,
    perPicture > 0
      ? `Disk       ${Math.round(perPicture / 1000)} KB for each picture that is kept, all that belongs to it: ${PICTURES_A_DAY} a day take ${monthly.toFixed(1)} GB a month.`
      : 'Disk       not measured: no picture was kept.',
    `First      ${visitors.gaveWay ? `gives way: ${visitors.gaveWay}.` : 'nothing gave way in the time there was.'}`,
    '',
  ];
}

function inMb(bytes: number): string {
  return `${Math.round(bytes / MB)} MB`;
}
