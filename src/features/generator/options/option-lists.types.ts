/** The fourteen choices of the yellow tool; the green tool offers the first four. */
export type OptionListName =
  | 'style'
  | 'mood'
  | 'lighting'
  | 'colorScheme'
  | 'cameraAngle'
  | 'artist'
  | 'composition'
  | 'artMedium'
  | 'detailLevel'
  | 'timeOfDay'
  | 'weather'
  | 'setting'
  | 'cameraLens'
  | 'renderStyle';

export interface OptionListDescription {
  name: OptionListName;
  label: string;
  /** What the list says when nothing is chosen; left out of the composed prompt. */
  neutral: 'Default' | 'Neutral';
}

/** Entries of each list; the first is its neutral one. */
export type OptionLists = Readonly<Record<OptionListName, readonly string[]>>;
