import type { RelationKind } from '../../brief/brief.types.ts';
import { clamp } from '../../core/maths.ts';
import { lookOf } from '../cast/facing.ts';
import type { Layout, Shape } from './critic.types.ts';
import { average } from './rules-of-balance.ts';

type Fault = (subject: Shape, object: Shape, width: number) => number;

const gapOf = (a: Shape, b: Shape) => Math.max(a.box.left - b.box.right, b.box.left - a.box.right);
const middleOf = ({ box }: Shape) => (box.left + box.right) / 2;
const facesAway: Fault = (subject, object) =>
  subject.placement.drawing.facing !== 'front' &&
  (lookOf(subject.placement) === 'right') !== middleOf(object) > middleOf(subject)
    ? 1
    : 0;
const apart: Fault = (subject, object, width) => clamp((gapOf(subject, object) / width - 0.04) * 5, 0, 1);

/** How far two are from what the prompt says of them; who is carried has a place by that. */
const FAULTS: Readonly<Partial<Record<RelationKind, Fault>>> = {
  above: (subject, object) =>
    clamp((subject.box.bottom - (object.box.top + object.box.bottom) / 2) / object.placement.height, 0, 1) *
      0.5 +
    clamp(gapOf(subject, object) / object.placement.width, 0, 1) * 0.5,
  under: (subject, object) =>
    clamp(gapOf(subject, object) / object.placement.width + 0.2, 0, 1) +
    Number(subject.box.top < object.box.top),
  'in-front-of': (subject, object) => Number(subject.placement.y <= object.placement.y),
  behind: (subject, object) => Number(subject.placement.y > object.placement.y),
  'next-to': (subject, object, width) =>
    apart(subject, object, width) * 0.7 + facesAway(subject, object, width) * 0.3,
  'looking-at': facesAway,
  fighting: (subject, object, width) => apart(subject, object, width) + facesAway(subject, object, width),
  chasing: facesAway,
  'leaning-on': apart,
};

/** The mean fault of all relations between those who stand for themselves. */
export function satisfiedRelations({ stage, shapes }: Layout): number {
  const pairs = stage.brief.relations.flatMap(({ kind, subject, object }) => {
    const fault = FAULTS[kind];
    const first = shapes.find(({ placement }) => placement.subject === subject);
    const second = shapes.find(({ placement }) => placement.subject === object);
    if (!fault || !first || !second || first.placement.carrier === second.placement.id) return [];
    return [fault(first, second, stage.width)];
  });
  return clamp(
    average(pairs, (fault) => fault),
    0,
    1,
  );
}
