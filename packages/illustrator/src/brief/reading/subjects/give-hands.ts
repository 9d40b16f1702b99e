import type { Relation, SubjectRequest } from '../../brief.types.ts';
import type { FrameName } from '../../relation-frames/frames.registry.ts';
import type { Pose } from '../../traits.types.ts';
import type { FoundSubject } from '../reading.types.ts';
import { onTwoLegs } from './clothes/dress-animal.ts';

/** What only arms and hands can do. */
const HANDY_POSES: ReadonlySet<Pose> = new Set<Pose>([
  ...(['writing', 'painting', 'cooking', 'fishing', 'playing-keys'] as const),
]);
const HANDY_FRAMES: ReadonlySet<FrameName> = new Set<FrameName>([
  ...(['playing-music', 'playing-at', 'painting', 'drawing', 'cooking'] as const),
  ...(['playing-a-game', 'fishing', 'photographing', 'watering', 'writing', 'washing-up'] as const),
  ...(['baking', 'wrapping', 'carving', 'cooking-a-dish', 'frying'] as const),
]);

/** What whoever has paws does upright; a bird or a cow does it in its own shape, with beak or mouth. */
const PAWED_POSES: ReadonlySet<Pose> = new Set<Pose>([
  ...(['pointing', 'carrying', 'shaking-hands', 'meditating', 'shrugging', 'cheering'] as const),
]);
const PAWED_FRAMES: ReadonlySet<FrameName> = new Set<FrameName>([
  ...(['singing-into', 'holding-aloft', 'juggling', 'building', 'cleaning'] as const),
]);

/** What is held by its handle: paws do not close around it. */
const HANDLED = new Set(
  'sword,bow and arrow,spear,axe,shield,magic wand,staff,umbrella,flag,broom,hammer,lantern,baseball bat,tennis racket,fishing rod,paintbrush,toothbrush,shovel,sign,rifle,gun,trident,scythe,torch,telescope,magnifying glass'.split(
    ',',
  ),
);

/** What an animal does its work with; beasts dig with their paws. */
export function takesUp(tool: string): boolean {
  return HANDLED.has(tool) && tool !== 'shovel';
}

/** Procedures of animals that sit up and use their paws in their own shape. */
const PAWED = new Set(
  'cat dog retriever shepherd-dog husky corgi dachshund poodle dalmatian pug fox arctic-fox wolf bear polar-bear panda raccoon red-panda lion lioness tiger leopard cheetah panther lynx rabbit mouse hamster squirrel chipmunk otter beaver meerkat skunk badger monkey gorilla orangutan koala sloth kangaroo hedgehog capybara wombat platypus'.split(
    ' ',
  ),
);

/** They have arms enough. */
const MANY_ARMED = new Set('octopus squid crab lobster'.split(' '));

/** An animal that paints, plays a violin or types does so upright, with hands; one with paws holds things as it is. */
export function giveHands(subjects: readonly FoundSubject[], relations: Relation[]): void {
  for (const [position, { request }] of subjects.entries()) {
    const { kind } = request.noun;
    if (kind !== 'animal' && kind !== 'flying' && kind !== 'sea-creature') continue;
    if (MANY_ARMED.has(request.noun.name)) continue;
    const own = relations.filter(({ subject }) => subject === position);
    for (const relation of own) if (hugsThing(request, relation)) Object.assign(relation, HELD_TIGHT);
    const tools = own.flatMap(({ frame, object }) =>
      frame === 'holding' ? [subjects[object]!.request.noun.name] : [],
    );
    const shelters =
      hasPaws(request) &&
      own.some(({ kind, object }) => kind === 'under' && subjects[object]!.request.noun.name === 'umbrella');
    const uses = !isBird(request) && [...tools, request.tool ?? ''].some((tool) => HANDLED.has(tool));
    if (!uses) delete request.tool;
    const book = bookReadBy(subjects, own);
    if (book) {
      relations.push(book);
      request.pose = 'reading';
    }
    const pedals = own.some(
      ({ kind, object }) => kind === 'riding' && subjects[object]!.request.noun.seat === 'cycle',
    );
    const handles = uses || shelters || (pedals && !isBird(request));
    const noun = handles || needsHands(request, own) ? onTwoLegs(request.noun) : undefined;
    // Whoever holds something sits up; a bird that carries its prey or a letter is on the wing.
    if (!noun && own.some(({ kind }) => kind === 'holding'))
      request.pose ??=
        own.some(({ frame }) => frame === 'holding' || frame === 'in-the-mouth') && flies(request)
          ? 'flying'
          : 'standing';
    if (noun) Object.assign(request, { noun, color: undefined, hairColor: request.color });
  }
}

const HELD_TIGHT: Pick<Relation, 'kind' | 'frame'> = { kind: 'holding', frame: 'hugging-a-thing' };

/** People are drawn with the book they read to somebody; an animal holds it as a thing of its own. */
function bookReadBy(subjects: readonly FoundSubject[], own: readonly Relation[]): Relation | undefined {
  const reads = own.find(({ frame }) => frame === 'reading-to');
  const object = subjects.findIndex(({ request }) => request.noun.name === 'book');
  return reads && object >= 0
    ? { kind: 'holding', subject: reads.subject, object, frame: 'reading' }
    : undefined;
}

/** What it hugs it has in both paws, before its chest. */
function hugsThing(request: SubjectRequest, { frame }: Relation): boolean {
  if (frame !== 'hugging-a-thing' || !hasPaws(request)) return false;
  request.pose = 'standing';
  return true;
}

function hasPaws({ noun }: SubjectRequest): boolean {
  return noun.drawing.from === 'procedure' && PAWED.has(noun.drawing.procedure);
}

function needsHands(request: SubjectRequest, relations: readonly Relation[]): boolean {
  const { pose } = request;
  const pawed = hasPaws(request);
  if (pose && (HANDY_POSES.has(pose) || (pawed && PAWED_POSES.has(pose)))) return true;
  if (pose === 'dancing' && !pawed && !isBird(request)) return true;
  return relations.some(
    ({ frame }) => frame && (HANDY_FRAMES.has(frame) || (pawed && PAWED_FRAMES.has(frame))),
  );
}

/** They dance on legs of their own. */
const BIRDS = new Set(
  'owl,snowy owl,duck,duckling,chick,goose,swan,flamingo,heron,stork,ostrich,peacock,penguin,rooster,chicken,turkey,dodo'.split(
    ',',
  ),
);

/** Geese and eagles carry in the air; moths and bees hold what they have as they sit. */
function flies({ noun: { kind, tall = 0.3 } }: SubjectRequest): boolean {
  return kind === 'flying' && tall >= 0.2;
}

function isBird({ noun }: SubjectRequest): boolean {
  return noun.kind === 'flying' || BIRDS.has(noun.name);
}
