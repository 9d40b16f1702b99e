/** Where the console is. Here and not in urls.ts, which every page of a visitor carries. */
export const CONSOLE_ADDRESS = '/owner';
