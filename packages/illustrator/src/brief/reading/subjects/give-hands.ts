import type { Relation, SubjectRequest } from '../../brief.types.ts';
import type { FrameName } from '../../relation-frames/frames.registry.ts';
import type { Pose } from '../../traits.types.ts';
import type { FoundSubject } from '../reading.types.ts';
import { onTwoLegs } from './dress-animal.ts';

/** What only arms and hands can do. */
const HANDY_POSES: ReadonlySet<Pose> = new Set<Pose>([
  ...(['writing', 'painting', 'cooking', 'fishing', 'playing-keys', 'pointing', 'carrying'] as const),
  ...(['shaking-hands', 'meditating'] as const),
]);
const HANDY_FRAMES: ReadonlySet<FrameName> = new Set<FrameName>([
  ...([
    'playing-music',
    'playing-at',
    'singing-into',
    'holding-aloft',
    'painting',
    'drawing',
    'cooking',
    'juggling',
  ] as const),
  ...(['fishing', 'photographing', 'watering', 'building', 'writing'] as const),
]);
/** What paws do as well. */
const PAWED_FRAMES: ReadonlySet<FrameName> = new Set<FrameName>([
  'holding',
  'reading',
  'tossing',
  'catching',
  'drinking',
]);

/** What is held by its handle: paws do not close around it. */
const HANDLED = new Set(
  'sword,bow and arrow,spear,axe,shield,magic wand,staff,umbrella,flag,broom,hammer,lantern,baseball bat,tennis racket,fishing rod,paintbrush,toothbrush,shovel,sign,rifle,gun,trident,scythe,torch,telescope,magnifying glass'.split(
    ',',
  ),
);

/** Procedures of animals that sit up and use their paws in their own shape. */
const PAWED = new Set(
  'cat dog retriever shepherd-dog husky corgi dachshund poodle dalmatian pug fox arctic-fox wolf bear polar-bear panda raccoon red-panda lion lioness tiger leopard cheetah panther lynx rabbit mouse hamster squirrel chipmunk otter beaver meerkat skunk badger monkey gorilla orangutan koala sloth kangaroo hedgehog capybara wombat platypus'.split(
    ' ',
  ),
);

/** They have arms enough. */
const MANY_ARMED = new Set('octopus squid crab lobster'.split(' '));

/** An animal that paints, plays a violin or types does so upright, with hands; one with paws holds things as it is. */
export function giveHands(subjects: readonly FoundSubject[], relations: readonly Relation[]): void {
  for (const [position, { request }] of subjects.entries()) {
    const { kind } = request.noun;
    if (kind !== 'animal' && kind !== 'flying' && kind !== 'sea-creature') continue;
    if (MANY_ARMED.has(request.noun.name)) continue;
    const own = relations.filter(({ subject }) => subject === position);
    const handles = own.some(
      ({ frame, object }) => frame === 'holding' && HANDLED.has(subjects[object]!.request.noun.name),
    );
    const noun = handles || needsHands(request, own) ? onTwoLegs(request.noun) : undefined;
    // Whoever holds something sits up.
    if (!noun && own.some(({ kind }) => kind === 'holding')) request.pose ??= 'standing';
    if (noun) Object.assign(request, { noun, color: undefined, hairColor: request.color });
  }
}

function needsHands({ noun, pose }: SubjectRequest, relations: readonly Relation[]): boolean {
  if (pose && HANDY_POSES.has(pose)) return true;
  const pawed = noun.drawing.from === 'procedure' && PAWED.has(noun.drawing.procedure);
  if (pose === 'dancing' && !pawed) return true;
  return relations.some(
    ({ frame }) => frame && (HANDY_FRAMES.has(frame) || (!pawed && PAWED_FRAMES.has(frame))),
  );
}
