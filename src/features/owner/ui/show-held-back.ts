/** Shows the 404 page again, which is hidden at the console's addresses until the console's code has loaded. */
export function showHeldBack(): void {
  document.adoptedStyleSheets = [];
}
