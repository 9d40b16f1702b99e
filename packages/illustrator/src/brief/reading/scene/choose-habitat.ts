import type { Relation, RelationKind, SceneKind, SubjectRequest } from '../../brief.types.ts';
import type { FrameName } from '../../relation-frames/frames.registry.ts';
import { habitatOfNoun } from './homes.ts';

interface Company {
  subjects: readonly SubjectRequest[];
  relations: readonly Relation[];
}

/** Where the main subject lives, unless its company cannot be there or brings a place of its own. */
export function habitatOf(main: SubjectRequest, company: Company): SceneKind {
  const own = habitatOfNoun(main.noun) ?? 'meadow';
  if (main.material === 'ice' && main.noun.kind === 'building') return 'snow';
  if (company.subjects.some(({ pose }) => pose === 'skating')) return 'snow';
  const others = company.subjects.filter(({ noun }) => noun !== main.noun);
  return (
    habitatByPartner(main, company) ??
    habitatByBuilding(own, others) ??
    habitatOutside(own, others) ??
    habitatByBoat(main, others) ??
    habitatBySky(main, others) ??
    habitatByWater(main, others, company) ??
    (own === 'portrait' ? (habitatOfFirst(others) ?? own) : own)
  );
}

const PLACING_KINDS: ReadonlySet<RelationKind> = new Set<RelationKind>([
  ...([
    'on',
    'in-front-of',
    'behind',
    'next-to',
    'above',
    'under',
    'inside',
    'leaning-on',
    'looking-at',
  ] as const),
]);

/** The ground is outdoors, whatever is dug out of it, and a hoop is where somebody jumps. */
const ANYWHERE: ReadonlySet<string> = new Set<FrameName>([
  ...(['digging-up', 'planting', 'jumping-through'] as const),
]);

/** "a cat in front of a lighthouse" is by the sea, "a cat on a sofa" is at home. */
function habitatByPartner(main: SubjectRequest, { subjects, relations }: Company): SceneKind | undefined {
  const position = subjects.indexOf(main);
  const hasBuilding = subjects.some(({ noun }) => noun.kind === 'building');
  const isUnderTree = relations.some(
    ({ kind, object }) => kind === 'under' && subjects[object]!.noun.kind === 'tree',
  );
  for (const { kind, subject, object, frame } of relations) {
    // The goldfish that a cat looks at is in its bowl.
    const container = relations.find((other) => other.kind === 'inside' && other.subject === object);
    const partner = subject === position ? subjects[container?.object ?? object]! : undefined;
    if (!partner?.noun.habitat) continue;
    // A ladder up to a treehouse stands outside, and so does a chess board below an oak.
    const isOutside = hasBuilding || isUnderTree;
    if (partner.noun.kind === 'item' && habitatOfNoun(partner.noun) === 'interior' && isOutside) continue;
    const isOfWater = partner.noun.kind === 'sea-creature';
    if (kind === 'fighting' && isOfWater && main.noun.kind !== 'sea-creature') return 'beach';
    if (kind === 'riding' && isOfWater && main.noun.habitat !== 'underwater') return 'sea';
    if (frame && ANYWHERE.has(frame)) continue;
    // A ladder is where whoever is on it comes with it.
    if (partner.noun.name === 'ladder' && main.noun.habitat && main.noun.habitat !== 'meadow') continue;
    // Who does something with a thing is where the thing is; who is only near it need not be.
    const isInStreet = partner.noun.kind === 'item' && partner.noun.home === 'street';
    const nearness = (frame || isInStreet) && kind === 'next-to' ? 'on' : kind;
    if (!PLACING_KINDS.has(nearness)) continue;
    if (givesPlace(main, partner, nearness)) return habitatOfNoun(partner.noun);
  }
  return undefined;
}

function givesPlace(main: SubjectRequest, { noun }: SubjectRequest, kind: RelationKind): boolean {
  if (main.noun.kind === 'building' || main.noun.kind === 'boat') return false;
  if (habitatOfNoun(main.noun) === habitatOfNoun(noun)) return false;
  if (noun.kind === 'building' || noun.kind === 'boat') return true;
  const leapsOut = kind === 'above' && main.noun.kind === 'sea-creature';
  if ((kind === 'inside' || leapsOut) && noun.kind === 'item') return true;
  if (noun.kind === 'tree') return kind !== 'looking-at' && main.noun.habitat !== 'forest';
  // Boards are ridden where the water or the snow is.
  if (noun.seat === 'board' && kind === 'on' && (noun.habitat === 'beach' || noun.habitat === 'snow'))
    return true;
  // A bench or a mailbox stands in town, a sandcastle on the beach.
  if (noun.kind === 'item' && (noun.habitat === 'city' || noun.habitat === 'beach') && kind !== 'looking-at')
    return main.noun.habitat === 'meadow' && !main.noun.home;
  // A kettle on a campfire has left the kitchen, a quilt on a clothesline the house; pears on a bough never were in it.
  if (noun.openAir) return kind !== 'looking-at';
  const isAtHome = noun.kind === 'item' && noun.habitat === 'interior';
  return isAtHome && kind !== 'behind' && kind !== 'next-to' && ['animal', 'person'].includes(main.noun.kind);
}

/** Nobody has a house in the room: whoever is at home indoors comes out to it. Who may be anywhere is where the town is. */
function habitatByBuilding(own: SceneKind, others: readonly SubjectRequest[]): SceneKind | undefined {
  if (own !== 'interior' && own !== 'meadow') return undefined;
  const building = others.find(({ noun }) => noun.kind === 'building');
  const habitat = building && habitatOfNoun(building.noun);
  return own === 'interior' || habitat === 'city' ? habitat : undefined;
}

/** As many beasts, of as many metres or more, do not come into a room. */
const HERD = { count: 3, tall: 0.6 };

/** Who plays to a herd goes out to it, and who cooks at a campfire has left the kitchen. */
function habitatOutside(own: SceneKind, others: readonly SubjectRequest[]): SceneKind | undefined {
  if (own !== 'interior') return undefined;
  const outside = others.find(
    ({ noun, count }) =>
      noun.openAir || (noun.kind === 'animal' && count >= HERD.count && (noun.tall ?? 0) >= HERD.tall),
  );
  return outside && habitatOfNoun(outside.noun);
}

/** Birds are where the boat is that they come with. */
function habitatByBoat({ noun }: SubjectRequest, others: readonly SubjectRequest[]): SceneKind | undefined {
  return noun.kind === 'flying'
    ? others.find((other) => other.noun.kind === 'boat')?.noun.habitat
    : undefined;
}

/** The earth is seen from the moon; whoever comes from space down to others is where they are. */
function habitatBySky(main: SubjectRequest, others: readonly SubjectRequest[]): SceneKind | undefined {
  const own = main.noun.habitat;
  if (own !== 'space' && own !== 'moon' && others.some(({ noun }) => noun.name === 'earth')) return 'moon';
  if (own !== 'space') return undefined;
  const earthly = others.find(({ noun }) =>
    ['building', 'animal', 'tree', 'vehicle', 'boat'].includes(noun.kind),
  );
  const habitat = earthly && habitatOfNoun(earthly.noun);
  return habitat === 'interior' || habitat === 'portrait' ? 'meadow' : habitat;
}

/** A fish can be anywhere in the sea, a boat only on it, and what sits on a rock is above the water. */
function habitatByWater(
  main: SubjectRequest,
  others: readonly SubjectRequest[],
  { subjects, relations }: Company,
): SceneKind | undefined {
  if (main.noun.habitat !== 'underwater') return undefined;
  const below = relations.find(
    ({ kind, subject, frame }) =>
      kind === 'above' && subjects[subject] === main && frame !== 'jumping-through',
  );
  const land = below && habitatOnLand(subjects[below.object]!);
  if (land) return land;
  // Fish on a grill or a plate is food.
  const plate = relations.find(({ kind, subject }) => kind === 'on' && subjects[subject] === main);
  const host = plate && subjects[plate.object]!.noun;
  if (
    host?.kind === 'item' &&
    host.habitat !== 'underwater' &&
    main.noun.kind === 'sea-creature' &&
    host.name !== 'rock'
  )
    return habitatOfNoun(host);
  if (main.pose === 'jumping') return 'sea';
  if (main.pose === 'flying') return 'meadow';
  return others.some(({ noun }) => noun.kind === 'boat' || noun.name === 'rock') ? 'sea' : undefined;
}

/** A whale over a city or a bed flies, as in a dream. */
function habitatOnLand({ noun }: SubjectRequest): SceneKind | undefined {
  const habitat = habitatOfNoun(noun);
  return habitat === 'underwater' || habitat === 'sea' || noun.kind === 'boat' ? undefined : habitat;
}

function habitatOfFirst(others: readonly SubjectRequest[]): SceneKind | undefined {
  const placeable = others.find(({ noun }) => !['hat', 'item'].includes(noun.kind));
  return placeable && habitatOfNoun(placeable.noun);
}
