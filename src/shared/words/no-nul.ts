const hasNoNul = (text: string) => !text.includes('\0');

/** For `refine`: Postgres keeps no NUL in a text. */
export const NO_NUL = [hasNoNul, 'must not contain a NUL character'] as const;
