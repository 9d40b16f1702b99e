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

const NEEDED: readonly (keyof WorkflowSlots)[] = ['%prompt%', '%seed%', '%width%', '%height%'];

/** What is wrong with the content of a workflow file, as the end of a sentence; undefined when nothing is. */
export function findWorkflowProblem(content: unknown): string | undefined {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return 'is no workflow';
  if ('nodes' in content && 'links' in content) {
    return 'is saved for the editor; export it in the API format';
  }
  const nodes = Object.values(content);
  const areNodes = nodes.length > 0 && nodes.every(isNode);
  if (!areNodes) return 'is no workflow in the API format';
  const missing = NEEDED.find((slot) => !hasSlot(content, slot));
  return missing && `lacks ${missing}`;
}

function isNode(value: unknown): value is WorkflowNode {
  const { class_type: type, inputs } = asFields(value);
  return typeof type === 'string' && typeof inputs === 'object' && inputs !== null;
}

export function hasSlot(graph: unknown, slot: keyof WorkflowSlots): boolean {
  return JSON.stringify(graph).includes(slot);
}

/**
 * The graph with everything in its place. A text that is nothing but a slot of a number becomes that
 * number; inside of texts slots become text. What is filled in is never looked at again.
 */
export function fillWorkflow(graph: WorkflowGraph, slots: WorkflowSlots): WorkflowGraph {
  return fill(graph, slots) as WorkflowGraph;
}

function fill(value: unknown, slots: WorkflowSlots): unknown {
  if (typeof value === 'string') return fillText(value, slots);
  if (Array.isArray(value)) return value.map((entry) => fill(entry, slots));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fill(inner, slots)]));
}

function fillText(text: string, slots: WorkflowSlots): string | number {
  if (isSlot(text)) return slots[text];
  return text.replace(/%(?:prompt|negative|seed|width|height)%/g, (slot) =>
    isSlot(slot) ? String(slots[slot]) : slot,
  );
}

const isSlot = (text: string): text is keyof WorkflowSlots =>
  ['%prompt%', '%negative%', '%seed%', '%width%', '%height%'].includes(text);
