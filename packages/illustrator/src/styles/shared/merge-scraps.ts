/**
 * Gives every patch of too few cells to the neighbour it touches most, in place. A patch is a
 * connected area of one number. Numbers of one group never go to another: subjects keep their outlines.
 * @param leastOf how many cells a patch of each group has at least
 */
export function mergeScraps(
  numbers: Uint8Array,
  width: number,
  height: number,
  leastOf: (group: number) => number,
  groupOf: (number: number) => number,
): void {
  const seen = new Uint8Array(numbers.length);
  const patch = new Int32Array(numbers.length);
  const contacts = new Uint32Array(256);
  for (let start = 0; start < numbers.length; start++) {
    if (seen[start] === 1) continue;
    contacts.fill(0);
    const size = collectPatch(numbers, width, height, start, seen, patch, contacts);
    const group = groupOf(numbers[start]!);
    if (size >= leastOf(group)) continue;
    const heir = strongestContact(contacts, group, groupOf);
    if (heir === undefined) continue;
    for (let cell = 0; cell < size; cell++) numbers[patch[cell]!] = heir;
  }
}

/** Lists the cells of one patch and counts which numbers it touches. */
function collectPatch(
  numbers: Uint8Array,
  width: number,
  height: number,
  start: number,
  seen: Uint8Array,
  patch: Int32Array,
  contacts: Uint32Array,
): number {
  const own = numbers[start]!;
  let size = 1;
  patch[0] = start;
  seen[start] = 1;
  for (let next = 0; next < size; next++) {
    const cell = patch[next]!;
    const x = cell % width;
    const y = (cell / width) | 0;
    for (let side = 0; side < 4; side++) {
      if (side === 0 ? x === 0 : side === 1 ? x === width - 1 : side === 2 ? y === 0 : y === height - 1)
        continue;
      const neighbour = cell + (side === 0 ? -1 : side === 1 ? 1 : side === 2 ? -width : width);
      if (numbers[neighbour] !== own) contacts[numbers[neighbour]!]! += 1;
      else if (seen[neighbour] === 0) {
        seen[neighbour] = 1;
        patch[size++] = neighbour;
      }
    }
  }
  return size;
}

function strongestContact(
  contacts: Uint32Array,
  group: number,
  groupOf: (number: number) => number,
): number | undefined {
  let best: number | undefined;
  let most = 0;
  for (let number = 0; number < contacts.length; number++) {
    if (contacts[number]! > most && groupOf(number) === group) {
      most = contacts[number]!;
      best = number;
    }
  }
  return best;
}
