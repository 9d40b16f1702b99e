import { classNames } from '../class-names.ts';
import { Family, Specimen, UnderEachAccent } from './specimen.tsx';

const grounds = [
  ['ground-deep', 'bg-ground-deep'],
  ['ground', 'bg-ground'],
  ['surface-sunken', 'bg-surface-sunken'],
  ['surface', 'bg-surface'],
  ['surface-raised', 'bg-surface-raised'],
  ['surface-high', 'bg-surface-high'],
] as const;

const inks = ['text-ink', 'text-ink-soft', 'text-ink-muted', 'text-ink-faint'] as const;

const signals = [
  ['violet', 'bg-violet'],
  ['green', 'bg-green'],
  ['yellow', 'bg-yellow'],
  ['info', 'bg-info'],
  ['success', 'bg-success'],
  ['danger', 'bg-danger'],
  ['danger-strong', 'bg-danger-strong'],
] as const;

const accentParts = [
  ['accent', 'bg-accent'],
  ['accent-strong', 'bg-accent-strong'],
  ['on-accent', 'bg-on-accent'],
  ['accent-soft', 'bg-accent-soft'],
  ['accent-line', 'bg-accent-line'],
  ['accent-glow', 'bg-accent-glow'],
] as const;

export function ColorShowcase() {
  return (
    <Family id="color" title="Color">
      <Specimen name="Surfaces, and every text on each of them">
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
          {grounds.map(([name, background]) => (
            <li key={name} className={classNames('lit-border rounded-lg p-4', background)}>
              {inks.map((ink) => (
                <p key={ink} className={classNames('text-small', ink)}>
                  {ink.replace('text-', '')}
                </p>
              ))}
              <p className="mt-6 text-caption text-ink-soft">{name}</p>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Signals">
        <Swatches entries={signals} />
      </Specimen>
      <Specimen name="Accents: neutral, green, yellow">
        <UnderEachAccent>
          <Swatches entries={accentParts} narrow />
        </UnderEachAccent>
      </Specimen>
    </Family>
  );
}

interface SwatchesProps {
  entries: readonly (readonly [name: string, background: string])[];
  narrow?: boolean;
}

function Swatches({ entries, narrow }: SwatchesProps) {
  return (
    <ul className={classNames('grid grid-cols-3 gap-3', !narrow && 'sm:grid-cols-7')}>
      {entries.map(([name, background]) => (
        <li key={name}>
          <div className={classNames('lit-border h-16 rounded-md', background)} />
          <p className="mt-1.5 text-caption wrap-break-word text-ink-muted">{name}</p>
        </li>
      ))}
    </ul>
  );
}
