import { z } from 'zod';
import { defineConfig } from '../../../../shared/config-keys.ts';
import { serviceAddressSetting } from '../../../../shared/service-settings.ts';
import { wholeNumberSetting } from '../../../../shared/whole-number-setting.ts';

/** The engine `comfyui`. */
export const comfyUiConfig = defineConfig({
  url: {
    env: 'COMFYUI_URL',
    doc: 'Where ComfyUI runs, e.g. `http://127.0.0.1:8188`. [How](docs/engines/comfyui.md).',
    schema: serviceAddressSetting,
    default: '',
    // A wrong one may hold a password, and must not be shown.
    secret: true,
  },
  workflow: {
    env: 'COMFYUI_WORKFLOW',
    doc: 'A workflow file in the API format, with `%prompt%`, `%seed%`, `%width%`, `%height%` and perhaps `%negative%` where those belong.',
    schema: z.string(),
    default: '',
  },
  boosterWorkflow: {
    env: 'COMFYUI_WORKFLOW_BOOSTER',
    doc: 'The workflow of Booster 5.0.',
    schema: z.string(),
    default: '',
    defaultDoc: '`COMFYUI_WORKFLOW`',
  },
  yellowWorkflow: {
    env: 'COMFYUI_WORKFLOW_YELLOW',
    doc: 'The workflow of the yellow tool.',
    schema: z.string(),
    default: '',
    defaultDoc: '`COMFYUI_WORKFLOW`',
  },
  pictureWorkflow: {
    env: 'COMFYUI_PICTURE_WORKFLOW',
    doc: 'The workflow of every tool for pictures that begin with one of the visitor, with `%prompt%`, `%seed%`, `%image%` and perhaps `%negative%`, `%width%`, `%height%` and `%denoise%`.',
    schema: z.string(),
    default: '',
    defaultDoc: 'none: no such pictures are drawn there',
  },
  longestSide: {
    env: 'COMFYUI_LONGEST_SIDE',
    doc: 'The most pixels the model draws along one side; larger images are scaled up from that.',
    schema: wholeNumberSetting(256, 2048),
    default: '2048',
  },
  timeoutSeconds: {
    env: 'COMFYUI_TIMEOUT_SECONDS',
    doc: 'How long one image may take there.',
    schema: wholeNumberSetting(1, 3600),
    default: '100',
  },
});
