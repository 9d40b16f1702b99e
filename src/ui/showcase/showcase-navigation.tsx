import { Chip } from '../buttons/chip.tsx';

const parts = [
  ['colour', 'Color'],
  ['type', 'Type'],
  ['shape', 'Shape and motion'],
  ['buttons', 'Buttons'],
  ['fields', 'Fields'],
  ['choices', 'Choices'],
  ['tiles', 'Tiles'],
  ['surfaces', 'Surfaces'],
  ['folding', 'Folding'],
  ['feedback', 'Feedback'],
  ['overlays', 'Overlays'],
  ['pagination', 'Pagination'],
] as const;

/** Jumps to the parts of the page. */
export function ShowcaseNavigation() {
  return (
    <nav aria-label="Parts of this page" className="mt-10">
      <ul className="flex flex-wrap gap-2">
        {parts.map(([id, name]) => (
          <li key={id}>
            <Chip href={`#${id}`}>{name}</Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
