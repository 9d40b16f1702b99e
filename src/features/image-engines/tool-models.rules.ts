/** Which kind of model a tool draws with: what the AI Model selector calls Standard, Booster 5.0 and Unlimited. */
export type ToolModel = 'standard' | 'booster' | 'yellow';

/** The models of one engine; an empty name is the standard one, and an empty standard is the engine's own default. */
export interface ToolModels {
  standard: string;
  booster: string;
  yellow: string;
}

/** The models as the settings of an engine name them. */
export function readToolModels(settings: {
  model: string;
  boosterModel: string;
  yellowModel: string;
}): ToolModels {
  return { standard: settings.model, booster: settings.boosterModel, yellow: settings.yellowModel };
}

/** The name of the model that draws; missing or unconfigured kinds mean the standard one. */
export function chooseModel(models: ToolModels, wanted: ToolModel = 'standard'): string {
  return models[wanted] || models.standard;
}

/** Whether the same words may look different on another tool. */
export function tellsModelsApart(models: ToolModels): boolean {
  return (
    chooseModel(models, 'booster') !== models.standard || chooseModel(models, 'yellow') !== models.standard
  );
}

/** For `ImageEngine.version`: changes when any of them does. */
export function describeModels(models: ToolModels): string {
  const { standard, booster, yellow } = models;
  return tellsModelsApart(models) ? [standard, booster, yellow].join('/') : standard;
}
