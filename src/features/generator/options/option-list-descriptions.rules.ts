import type { OptionListDescription, OptionListName } from './option-lists.types.ts';

/** In the order of the screen, which is also the order of the composed prompt. */
export const OPTION_LIST_DESCRIPTIONS: readonly OptionListDescription[] = [
  { name: 'style', label: 'Creative Style', neutral: 'Default' },
  { name: 'mood', label: 'Mood', neutral: 'Neutral' },
  { name: 'lighting', label: 'Lighting Style', neutral: 'Neutral' },
  { name: 'colorScheme', label: 'Color Scheme', neutral: 'Default' },
  { name: 'cameraAngle', label: 'Camera Angle', neutral: 'Default' },
  { name: 'artist', label: 'Artist & Style', neutral: 'Default' },
  { name: 'composition', label: 'Composition', neutral: 'Default' },
  { name: 'artMedium', label: 'Art Medium', neutral: 'Default' },
  { name: 'detailLevel', label: 'Level of Detail', neutral: 'Default' },
  { name: 'timeOfDay', label: 'Time of Day', neutral: 'Default' },
  { name: 'weather', label: 'Weather Effects', neutral: 'Default' },
  { name: 'setting', label: 'Setting / Environment', neutral: 'Default' },
  { name: 'cameraLens', label: 'Camera Lens', neutral: 'Default' },
  { name: 'renderStyle', label: 'Render Engine Style', neutral: 'Default' },
];

export const OPTION_LIST_NAMES: readonly OptionListName[] = OPTION_LIST_DESCRIPTIONS.map(
  (description) => description.name,
);

const BY_NAME = new Map(OPTION_LIST_DESCRIPTIONS.map((description) => [description.name, description]));

export function describeOptionList(name: OptionListName): OptionListDescription {
  const description = BY_NAME.get(name);
  if (!description) throw new TypeError(`There is no option list named ${name}.`);
  return description;
}
