/** Looks that one account, or one browser, keeps. */
export const MOST_LOOKS = 50;
export const TOO_MANY_LOOKS = `You can save up to ${MOST_LOOKS} looks. Delete some, then try again.`;
export const LONGEST_LOOK_NAME = 60;
/** Longer than any entry of a selector. */
export const LONGEST_ENTRY = 80;

export const LOOK_SHAPES = ['1:1', '3:4', '4:3', '9:16', '16:9'] as const;

/** What a file of looks says that it is. */
export const LOOKS_FILE_KIND = 'dreamseed-looks';
