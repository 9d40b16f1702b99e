/** How far the shafts of brooms and shovels reach ahead, against how far down, and how far down it the second hand is. */
export const SLANT = 0.5;
export const SECOND_HAND = 0.15;
