/** Where pictures are sent to have their style learned: not among the addresses of pages, which every page loads. */
export const LEARN_STYLE_ADDRESS = '/api/styles/learn';
