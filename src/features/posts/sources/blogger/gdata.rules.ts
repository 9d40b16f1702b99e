/**
 * GData's JSON, read by hand: every value is a text (`{ "$t": "352" }`), an empty collection is
 * missing, and a blog nobody has seen yet may send anything at all. Nothing here throws.
 */
export type GData = Readonly<Record<string, unknown>>;

export function isGData(value: unknown): value is GData {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A child element that may be missing. */
export function childOf(parent: unknown, name: string): unknown {
  return isGData(parent) && Object.hasOwn(parent, name) ? parent[name] : undefined;
}

/** A child element that may repeat; other programs write a single one without its list. */
export function childrenOf(parent: unknown, name: string): readonly unknown[] {
  const child = childOf(parent, name);
  if (child === undefined || child === null) return [];
  return Array.isArray(child) ? child : [child];
}

/** The text of an element or attribute; undefined when there is none, which is not the same as ''. */
export function textOf(value: unknown): string | undefined {
  const text = isGData(value) ? childOf(value, '$t') : value;
  if (typeof text === 'string') return text.toWellFormed();
  return typeof text === 'number' && Number.isFinite(text) ? String(text) : undefined;
}

/** A count, which arrives as a text. */
export function countOf(value: unknown): number | undefined {
  const text = textOf(value)?.trim();
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
