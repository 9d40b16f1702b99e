import { asFields, parseJson } from '../../remote/answer-failure.rules.ts';
import type { WorkflowGraph } from './workflow.rules.ts';

/** What ComfyUI tells of our run while it goes on. */
type RunEvent =
  | { kind: 'node-begun'; node: string }
  | { kind: 'nodes-known'; nodes: readonly string[] }
  | { kind: 'node-progress'; node: string | undefined; share: number }
  /** Whether well or not stands in the history. */
  | { kind: 'ended' };

const ENDS = new Set(['execution_success', 'execution_error', 'execution_interrupted']);

/**
 * Reads a text frame of the socket.
 * @returns undefined for what is of another run, or tells nothing of how far ours is.
 */
export function readRunEvent(frame: string, promptId: string): RunEvent | undefined {
  const { type, data } = asFields(parseJson(frame));
  const { prompt_id: of, node, nodes, value, max } = asFields(data);
  // Old builds leave the id out of what they tell only to those whose run it is.
  if (of !== undefined && of !== promptId) return undefined;
  if (ENDS.has(String(type))) return of === promptId ? { kind: 'ended' } : undefined;
  if (type === 'executing' && node === null) return of === promptId ? { kind: 'ended' } : undefined;
  if (type === 'executing' && typeof node === 'string') return { kind: 'node-begun', node };
  if (type === 'execution_cached' && Array.isArray(nodes)) {
    return { kind: 'nodes-known', nodes: nodes.filter((id): id is string => typeof id === 'string') };
  }
  if (type !== 'progress' || typeof value !== 'number' || typeof max !== 'number' || max <= 0)
    return undefined;
  const share = Math.min(1, Math.max(0, value / max));
  return { kind: 'node-progress', node: typeof node === 'string' ? node : undefined, share };
}

/** Sampling is nearly all of the work. */
const SAMPLER_WEIGHT = 20;

/** Adds up how far the nodes of a graph are: 0..1. */
export function createNodeTally(graph: WorkflowGraph): (event: RunEvent) => number {
  const weights = new Map(
    Object.entries(graph).map(([id, node]) => [id, /sampler/i.test(node.class_type) ? SAMPLER_WEIGHT : 1]),
  );
  const weigh = (ids: Iterable<string>) => [...ids].reduce((sum, id) => sum + (weights.get(id) ?? 0), 0);
  const total = weigh(weights.keys());
  const done = new Set<string>();
  let current: string | undefined;
  let share = 0;
  return (event) => {
    if (event.kind === 'nodes-known') for (const id of event.nodes) done.add(id);
    if (event.kind === 'node-begun') {
      if (current !== undefined) done.add(current);
      current = event.node;
      share = 0;
    }
    if (event.kind === 'node-progress') {
      current = event.node ?? current;
      share = event.share;
    }
    const begun = current !== undefined && !done.has(current) ? share * weigh([current]) : 0;
    return event.kind === 'ended' ? 1 : Math.min(1, (weigh(done) + begun) / total);
  };
}
