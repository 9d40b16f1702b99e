/**
 * Where the form with a starting picture or a learned style is posted. Not among the urls, which every
 * page loads.
 */
export const PROMPT_FORM_ADDRESS = '/prompt';
