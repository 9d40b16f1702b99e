/** The languages that titles are answered in. */
export const LANGUAGE_CODES = ['en', 'es', 'fr', 'de', 'pt', 'it', 'hi'] as const;
export type LanguageCode = (typeof LANGUAGE_CODES)[number];
