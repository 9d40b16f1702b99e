/** How many of each there are. */
export interface MovedCounts {
  pictures: number;
  looks: number;
}

/** E.g. `One picture and 2 looks are`. */
function countAll({ pictures, looks }: MovedCounts): string {
  const named = [count(pictures, 'picture'), count(looks, 'look')].filter((words) => words !== '');
  const text = named.join(' and ');
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)} ${pictures + looks === 1 ? 'is' : 'are'}`;
}

function count(number: number, noun: string): string {
  if (number === 0) return '';
  return number === 1 ? `one ${noun}` : `${number} ${noun}s`;
}

export function describeOffer(counts: MovedCounts): string {
  const { pictures, looks } = counts;
  const keeper = looks > 0 ? 'account' : 'gallery';
  const them = pictures + looks === 1 ? 'it' : 'them';
  return `${countAll(counts)} only in this browser so far. Your ${keeper} keeps ${them} at no cost.`;
}

/** @param problem why, where the server said so. */
export function describeLeft(counts: MovedCounts, problem: string): string {
  return `${countAll(counts)} still only in this browser. ${problem || 'Please try again.'}`;
}

export function describeMoved({ pictures, looks }: MovedCounts): string {
  if (pictures + looks === 0)
    return 'There was nothing left to move. Your pictures are still in this browser.';
  return [
    ...(pictures > 0 ? [`${countAll({ pictures, looks: 0 })} in your gallery now, at no cost.`] : []),
    ...(looks > 0 ? [`${countAll({ pictures: 0, looks })} in your account now.`] : []),
  ].join(' ');
}
