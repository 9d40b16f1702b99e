/** A number of seconds for all engines, and other numbers for some of them. */
export interface EngineSeconds {
  usual: number;
  /** By the engine's name. */
  of: Readonly<Record<string, number>>;
}

const ENTRY = /^(?:([a-z][a-z0-9-]*)=)?(\d{1,4})$/;
const MOST_SECONDS = 3600;

/**
 * Reads `100` or `100, comfyui=300`.
 * @returns undefined when it is neither, or a number is not 1 to 3600.
 */
export function parseEngineSeconds(text: string): EngineSeconds | undefined {
  let usual: number | undefined;
  const of: Record<string, number> = {};
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [, engine, digits] = ENTRY.exec(entry) ?? [];
    const seconds = Number(digits);
    if (!(seconds >= 1 && seconds <= MOST_SECONDS)) return undefined;
    if (engine !== undefined) of[engine] = seconds;
    else if (usual === undefined) usual = seconds;
    else return undefined;
  }
  return usual === undefined ? undefined : { usual, of };
}

export function secondsOf({ usual, of }: EngineSeconds, engine: string): number {
  return Object.hasOwn(of, engine) ? (of[engine] ?? usual) : usual;
}
