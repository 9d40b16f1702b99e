import type { SubjectRequest } from '../../brief.types.ts';

/** Figures whose tool or instrument tells who they are, more than face and hat do. */
const KNOWN_BY_TOOL: ReadonlySet<string> = new Set(
  (
    'violinist cellist guitarist drummer trumpeter saxophonist flutist accordionist musician singer conductor bard ' +
    'painter waiter blacksmith carpenter gardener photographer scientist archer juggler mechanic lumberjack shepherd'
  ).split(' '),
);

/** "portrait of a saxophonist": without the saxophone nobody would know. */
export function isKnownByTool({ noun: { drawing } }: SubjectRequest): boolean {
  return drawing.from === 'procedure' && KNOWN_BY_TOOL.has(drawing.procedure);
}
