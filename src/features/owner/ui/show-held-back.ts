/** A document of the console's addresses holds its page back until the console has come, or will not. */
export function showHeldBack(): void {
  document.adoptedStyleSheets = [];
}
