import { endOf, type FoundSubject, type Reading, tell } from '../reading.types.ts';

/** "half tiger, half zebra": two subjects that are one. */
export function joinHalves(reading: Reading): void {
  for (const [position, left] of reading.subjects.entries()) {
    const right = reading.subjects[position + 1];
    if (!right || !isHalf(reading, left) || !isHalf(reading, right)) continue;
    left.request.otherHalf = right.request;
    left.length = endOf(right) - left.start;
    tell(reading, left);
    reading.subjects.splice(position + 1, 1);
    return;
  }
}

function isHalf({ tokens }: Reading, { nounStart, wearer, companionOf }: FoundSubject): boolean {
  return tokens[nounStart - 1]?.word === 'half' && wearer === undefined && companionOf === undefined;
}
