interface ShortcutGroup {
  where: string;
  shortcuts: readonly { keys: readonly string[]; does: string }[];
}

/** Every shortcut of the site: the dialog shows them, and so does the help. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    where: 'Anywhere',
    shortcuts: [
      { keys: ['?'], does: 'Show these shortcuts' },
      { keys: ['Esc'], does: 'Close what is open' },
    ],
  },
  {
    where: 'In a tool',
    shortcuts: [
      { keys: ['Ctrl+Enter', '⌘+Enter'], does: 'Generate, while you write the prompt' },
      { keys: ['↑', '↓'], does: 'Move through a list of options' },
      { keys: ['Any letter'], does: 'Search a list of options' },
    ],
  },
  {
    where: 'With a picture in large view',
    shortcuts: [
      { keys: ['←', '→'], does: 'Previous or next picture, or move around an enlarged one' },
      { keys: ['+', '−'], does: 'Zoom in or out' },
      { keys: ['0'], does: 'Show the whole picture' },
      { keys: ['C'], does: 'Compare pictures' },
      { keys: ['D'], does: 'Download' },
      { keys: ['S'], does: 'Star, in the gallery' },
    ],
  },
  {
    where: 'In the gallery',
    shortcuts: [
      { keys: ['←', '→', '↑', '↓'], does: 'Move from picture to picture' },
      { keys: ['Enter'], does: 'Open the picture large' },
      { keys: ['S'], does: 'Star the picture' },
      { keys: ['D'], does: 'Download the picture' },
      { keys: ['X'], does: 'Select the picture; with Shift, everything up to it' },
      { keys: ['Delete'], does: 'Delete the picture' },
      { keys: ['Esc'], does: 'Stop selecting' },
    ],
  },
];
