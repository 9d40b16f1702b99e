import { asFields } from '../../remote/answer-failure.rules.ts';

/** A graph as `POST /prompt` takes it: nodes by their id. */
export type WorkflowGraph = Readonly<Record<string, WorkflowNode>>;

interface WorkflowNode {
  class_type: string;
  inputs: Readonly<Record<string, unknown>>;
}

/** What stands where in a workflow file. */
export interface WorkflowSlots {
  '%prompt%': string;
  '%negative%': string;
  '%seed%': number;
  '%width%': number;
  '%height%': number;
}

/** The same in one that begins with a picture. */
export interface PictureSlots extends WorkflowSlots {
  /** As LoadImage names the file. */
  '%image%': string;
  '%denoise%': number;
}

type Slot = keyof PictureSlots;

/** What a workflow cannot do without. */
export const SLOTS_FOR_WORDS: readonly Slot[] = ['%prompt%', '%seed%', '%width%', '%height%'];
/** The picture has a size already. */
export const SLOTS_FOR_PICTURES: readonly Slot[] = ['%prompt%', '%seed%', '%image%'];

/** What is wrong with the content of a workflow file, as the end of a sentence; undefined when nothing is. */
export function findWorkflowProblem(content: unknown, needed: readonly Slot[]): string | undefined {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return 'is no workflow';
  if ('nodes' in content && 'links' in content) {
    return 'is saved for the editor; export it in the API format';
  }
  const nodes = Object.values(content);
  const areNodes = nodes.length > 0 && nodes.every(isNode);
  if (!areNodes) return 'is no workflow in the API format';
  const missing = needed.find((slot) => !hasSlot(content, slot));
  return missing && `lacks ${missing}`;
}

function isNode(value: unknown): value is WorkflowNode {
  const { class_type: type, inputs } = asFields(value);
  return typeof type === 'string' && typeof inputs === 'object' && inputs !== null;
}

export function hasSlot(graph: unknown, slot: Slot): boolean {
  return JSON.stringify(graph).includes(slot);
}

/**
 * The graph with everything in its place. A text that is nothing but a slot of a number becomes that
 * number; inside of texts slots become text. What is filled in is never looked at again.
 */
export function fillWorkflow(graph: WorkflowGraph, slots: WorkflowSlots | PictureSlots): WorkflowGraph {
  return fill(graph, new Map(Object.entries(slots))) as WorkflowGraph;
}

type Filling = ReadonlyMap<string, string | number>;

function fill(value: unknown, slots: Filling): unknown {
  if (typeof value === 'string') return fillText(value, slots);
  if (Array.isArray(value)) return value.map((entry) => fill(entry, slots));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fill(inner, slots)]));
}

function fillText(text: string, slots: Filling): string | number {
  return slots.get(text) ?? text.replace(/%[a-z]+%/g, (slot) => String(slots.get(slot) ?? slot));
}
