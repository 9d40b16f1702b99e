import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findWorkflowProblem, type WorkflowGraph } from './workflow.rules.ts';

/** A workflow file cannot be used. The message is one line that an owner can act on. */
class WorkflowFileError extends Error {
  override name = 'WorkflowFileError';

  constructor(variable: string, file: string, problem: string) {
    super(`${variable}: ${file} ${problem}.`);
  }
}

/**
 * Reads and checks a workflow file.
 * @param file absolute, or from the folder of package.json.
 * @throws {WorkflowFileError}
 */
export function readWorkflow(variable: string, file: string, projectRoot: string): WorkflowGraph {
  const content = parse(variable, file, readText(variable, file, projectRoot));
  const problem = findWorkflowProblem(content);
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
