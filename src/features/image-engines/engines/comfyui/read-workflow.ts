import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findWorkflowProblem, SLOTS_FOR_WORDS, type WorkflowGraph } from './workflow.rules.ts';

/** A workflow file cannot be used. The message is one line that an owner can act on. */
class WorkflowFileError extends Error {
  override name = 'WorkflowFileError';

  constructor(variable: string, file: string, problem: string) {
    super(`${variable}: ${file} ${problem}.`);
  }
}

interface WorkflowFile {
  /** The setting that names it. */
  variable: string;
  /** Absolute, or from the folder of package.json. */
  file: string;
  /** The slots that it must have; by default those for words alone. */
  needed?: Parameters<typeof findWorkflowProblem>[1];
}

/**
 * Reads and checks a workflow file.
 * @throws {WorkflowFileError}
 */
export function readWorkflow(
  { variable, file, needed = SLOTS_FOR_WORDS }: WorkflowFile,
  projectRoot: string,
): WorkflowGraph {
  const content = parse(variable, file, readText(variable, file, projectRoot));
  const problem = findWorkflowProblem(content, needed);
  if (problem !== undefined) throw new WorkflowFileError(variable, file, problem);
  return content as WorkflowGraph;
}

function readText(variable: string, file: string, projectRoot: string): string {
  try {
    return readFileSync(path.resolve(projectRoot, file), 'utf8');
  } catch {
    throw new WorkflowFileError(variable, file, 'cannot be read');
  }
}

function parse(variable: string, file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new WorkflowFileError(variable, file, 'is not JSON');
  }
}
