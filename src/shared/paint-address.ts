/** Where a picture to begin with is posted. Not among the urls, which every page loads. */
export const PAINT_ADDRESS = '/prompt';
