/** On the root once the console's code has answered; until then the 404 page at its addresses is hidden. */
export const SHOWN_AGAIN = 'data-shown-again';
