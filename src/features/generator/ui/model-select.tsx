import { Select } from '../../../ui/select/select.tsx';
import type { Tool } from '../../plans/plans.types.ts';
import { IMAGE_MODELS, modelFor } from '../image-models.rules.ts';

interface ModelSelectProps {
  tool: Tool;
  planName: string | null;
}

/** Fixed: the plan decides the model, so the selector only tells it. */
export function ModelSelect({ tool, planName }: ModelSelectProps) {
  return (
    <Select
      label="AI Model"
      disabled
      value={modelFor(tool, planName).id}
      options={IMAGE_MODELS[tool].map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
