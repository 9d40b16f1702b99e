import { isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import type { z } from 'zod';
import { ContentError } from './content-error.ts';

type Path = readonly PropertyKey[];

/** Settings written in YAML, with the lines they stand on. */
export interface YamlSettings {
  values: unknown;
  /** The line of a setting, or of what it would belong to. Counted from 1 in the whole file. */
  lineOf(path: Path): number;
}

export interface FrontMatter extends YamlSettings {
  /** What follows the settings. */
  body: string;
  /** The line of the file that the body begins on. */
  bodyLine: number;
}

const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** What stands between the two lines of --- at the head of a file; undefined when nothing does. */
export function frontMatterOf(text: string): string | undefined {
  return FRONT_MATTER.exec(text.replace(/^\uFEFF/, ''))?.[1];
}

/**
 * Takes the settings from the head of a Markdown file.
 * @throws {ContentError} when there are none, or when they are not YAML.
 */
export function readFrontMatter(text: string): FrontMatter {
  const plain = text.replace(/^\uFEFF/, '');
  const match = FRONT_MATTER.exec(plain);
  if (!match)
    throw new ContentError('begins with settings between two lines of ---, and this one does not', 1);
  const [head, yaml = ''] = match;
  return {
    ...readYaml(yaml, 2),
    body: plain.slice(head.length),
    bodyLine: countLines(head),
  };
}

/**
 * @param firstLine the line of the file that the text begins on.
 * @throws {ContentError} when it is not YAML.
 */
export function readYaml(text: string, firstLine = 1): YamlSettings {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, stringKeys: true });
  const lineAt = (offset: number) => firstLine + lineCounter.linePos(offset).line - 1;
  const [problem] = document.errors;
  if (problem) throw new ContentError(`is not valid YAML: ${problem.message}`, lineAt(problem.pos[0]));
  try {
    return {
      values: document.toJS({ maxAliasCount: 20 }),
      lineOf: (path) => lineAt(offsetOf(document.contents, path)),
    };
  } catch (error) {
    throw new ContentError(`is not valid YAML: ${error instanceof Error ? error.message : error}`, firstLine);
  }
}

function offsetOf(root: Node | null, path: Path): number {
  let node: unknown = root;
  let offset = 0;
  for (const name of path) {
    if (!isMap(node)) break;
    const pair = node.items.find(({ key }) => isScalar(key) && key.value === name);
    if (!pair) break;
    if (isScalar(pair.key)) offset = pair.key.range?.[0] ?? offset;
    node = pair.value;
  }
  return offset;
}

/**
 * @throws {ContentError} that names the first setting the schema refuses, and its line.
 */
export function checkSettings<Schema extends z.ZodType>(
  schema: Schema,
  { values, lineOf }: YamlSettings,
): z.output<Schema> {
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (!issue) throw new ContentError('is not as expected');
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
  const message = issue.code === 'unrecognized_keys' ? 'is not a setting here' : issue.message;
  throw new ContentError(path.length > 0 ? `${path.join('.')}: ${message}` : message, lineOf(path));
}

const countLines = (text: string) => text.split('\n').length;
