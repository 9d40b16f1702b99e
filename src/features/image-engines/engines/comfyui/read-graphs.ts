import { createHash } from 'node:crypto';
import type { ImageRequest } from '../../image-engines.types.ts';
import type { ToolModel } from '../../tool-models.rules.ts';
import { readWorkflow } from './read-workflow.ts';
import { SLOTS_FOR_PICTURES, type WorkflowGraph } from './workflow.rules.ts';

interface WorkflowSettings {
  workflow: string;
  boosterWorkflow: string;
  yellowWorkflow: string;
  /** '' where no picture is begun with. */
  pictureWorkflow: string;
}

/** The workflow of each tool, and the one for pictures to begin with. */
interface Graphs extends Readonly<Record<ToolModel, WorkflowGraph>> {
  readonly picture?: WorkflowGraph;
}

/** @throws {WorkflowFileError} for a file that is no workflow, or lacks a slot. */
export function readGraphs(settings: WorkflowSettings, projectRoot: string): Graphs {
  const { workflow, pictureWorkflow } = settings;
  const standard = readWorkflow({ variable: 'COMFYUI_WORKFLOW', file: workflow }, projectRoot);
  const read = (variable: string, file: string) =>
    file === '' || file === workflow ? standard : readWorkflow({ variable, file }, projectRoot);
  const picture = { variable: 'COMFYUI_PICTURE_WORKFLOW', file: pictureWorkflow, needed: SLOTS_FOR_PICTURES };
  return {
    standard,
    booster: read('COMFYUI_WORKFLOW_BOOSTER', settings.boosterWorkflow),
    yellow: read('COMFYUI_WORKFLOW_YELLOW', settings.yellowWorkflow),
    ...(pictureWorkflow !== '' && { picture: readWorkflow(picture, projectRoot) }),
  };
}

/** The workflow that draws this. Nobody asks for a picture to be begun with where there is none for that. */
export function chooseGraph(graphs: Graphs, { toolModel, startingPicture }: ImageRequest): WorkflowGraph {
  return (startingPicture && graphs.picture) || graphs[toolModel ?? 'standard'];
}

/** For `ImageEngine.version`: changes when any workflow does. */
export function hashGraphs(graphs: Graphs): string {
  return createHash('sha256').update(JSON.stringify(graphs)).digest('base64url').slice(0, 12);
}
