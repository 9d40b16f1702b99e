export const SAFETY_MODES = ['off', 'shared', 'all'] as const;
export type SafetyMode = (typeof SAFETY_MODES)[number];

/** Where a picture is looked at: an engine outside drew it, a visitor sent it, or others are about to see it. */
export type PicturePlace = 'drawn' | 'upload' | 'shared';

const LOOKED_AT: Readonly<Record<SafetyMode, readonly PicturePlace[]>> = {
  off: [],
  shared: ['shared'],
  all: ['drawn', 'upload', 'shared'],
};

export function isLookedAt(mode: SafetyMode, place: PicturePlace): boolean {
  return LOOKED_AT[mode].includes(place);
}

/** How sure the model is of each of its kinds; together 1. */
export interface PictureScores {
  drawing: number;
  hentai: number;
  neutral: number;
  porn: number;
  /** Little clothing; that alone is nothing to hold back. */
  sexy: number;
}

/** The order in which the model answers. */
export const SCORE_ORDER = ['drawing', 'hentai', 'neutral', 'porn', 'sexy'] as const;

const HELD_FROM = 0.6;

export function isHeldBack({ hentai, porn }: PictureScores): boolean {
  return hentai + porn >= HELD_FROM;
}
