import type { SubjectRequest } from '../../brief/brief.types.ts';
import type { Random } from '../../core/random.ts';

const COLORS = ['red', 'orange', 'yellow', 'green', 'turquoise', 'blue', 'purple', 'pink'];
const HAIR = ['black', 'brown', 'blond', 'red', 'brown', 'black'];
const OLD_HAIR = ['white', 'gray', 'white'];
const GROWN_UPS = ['man', 'woman'];
const CHILDREN = ['boy', 'girl'];

/** One of many as it looks itself: people of either sex and any age, things in any color, where the prompt leaves it open. */
export function inOwnLook(request: SubjectRequest, random: Random, copy: number): SubjectRequest {
  if (request.count < 2) return request;
  const { drawing } = request.noun;
  if (drawing.from === 'procedure') {
    const kin = [GROWN_UPS, CHILDREN].find((names) => names.includes(drawing.procedure));
    // The first two of a family are the parents.
    const child = request.qualities.includes('family') && copy > 1;
    if (kin) return asPerson(request, child ? CHILDREN : kin, random, copy);
  }
  if (request.color || request.material || !request.noun.colorful) return request;
  return { ...request, color: random.pick(COLORS) };
}

function asPerson(
  request: SubjectRequest,
  kin: readonly string[],
  random: Random,
  copy: number,
): SubjectRequest {
  const { noun, qualities } = request;
  const mixed = qualities.includes('mixed');
  // The first two of a mixed group are of either sex, so that a pair is a couple.
  const name = copy < 2 ? kin[copy % kin.length]! : random.pick(kin);
  const told = qualities.includes('old');
  // The two of a couple are of one age.
  const old = mixed && kin === GROWN_UPS && copy > 1 && random.chance(0.18) && !told;
  return {
    ...request,
    noun: mixed ? { ...noun, drawing: { from: 'procedure', procedure: name } } : noun,
    color: request.color ?? random.pick(COLORS),
    hairColor: request.hairColor ?? random.pick(old || told ? OLD_HAIR : HAIR),
    // Of which sex is settled here; the wardrobe must not throw dice again.
    qualities: [...qualities.filter((quality) => quality !== 'mixed'), ...(old ? ['old'] : [])],
  };
}
