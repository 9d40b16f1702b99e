import type { Brief, SceneKind, SubjectRequest } from '../brief/brief.types.ts';

const ONE_OF = { building: 'house', person: 'woman', item: 'book', boat: 'boat' } as const;

/** A brief that wishes for nothing but its scene: a clear summer day at eye level. Tests change what they are about. */
export function plainBrief(scene: SceneKind, wishes: Partial<Brief> = {}): Brief {
  return {
    prompt: scene,
    scene,
    timeOfDay: 'day',
    weather: 'clear',
    season: 'summer',
    snow: scene === 'snow',
    features: new Set(),
    subjects: [],
    relations: [],
    style: 'photo',
    grade: {},
    lighting: 'natural',
    cameraAngle: 'eye',
    lens: 'normal',
    composition: 'free',
    detail: 1,
    finish: 'none',
    vetoes: new Set(),
    understood: [],
    unknown: [],
    borrowed: [],
    ...wishes,
  };
}

/** One of a kind, by a noun of it. */
export function plainSubject(kind: keyof typeof ONE_OF): SubjectRequest {
  return {
    noun: { name: ONE_OF[kind], kind, drawing: { from: 'procedure', procedure: kind }, size: 0.4 },
    count: 1,
    qualities: [],
  };
}
