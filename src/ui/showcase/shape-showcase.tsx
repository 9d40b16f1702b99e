import { classNames } from '../class-names.ts';
import { FlowingLines } from '../flowing-lines/flowing-lines.tsx';
import { LogoMark, SeedMark, SparkMark } from '../logo-mark.tsx';
import { Family, Specimen } from './specimen.tsx';

const spaces = [1, 2, 3, 4, 6, 8, 12, 16, 24];

const radii = [
  ['xs', 'rounded-xs'],
  ['sm', 'rounded-sm'],
  ['md', 'rounded-md'],
  ['lg', 'rounded-lg'],
  ['xl', 'rounded-xl'],
  ['2xl', 'rounded-2xl'],
] as const;

const elevations = [
  ['edge', 'shadow-edge'],
  ['raised', 'shadow-raised'],
  ['floating', 'shadow-floating'],
  ['overlay', 'shadow-overlay'],
] as const;

const movements = [
  ['fast, 120 ms', 'duration-fast'],
  ['base, 200 ms', 'duration-base'],
  ['slow, 360 ms', 'duration-slow'],
  ['page, 600 ms', 'duration-page'],
  ['spring, 600 ms', 'duration-page ease-spring'],
] as const;

export function ShapeShowcase() {
  return (
    <Family id="shape" title="Shape and motion">
      <Specimen name="Spacing, in steps of 4 px">
        <ul className="flex flex-wrap items-end gap-4">
          {spaces.map((step) => (
            <li key={step} className="text-center text-caption text-ink-muted">
              <div className="mb-2 bg-violet/70" style={{ width: step * 4, height: step * 4 }} />
              {step * 4}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Radius">
        <ul className="grid grid-cols-3 gap-4 sm:grid-cols-6">
          {radii.map(([name, radius]) => (
            <li key={name} className="text-caption text-ink-muted">
              <div className={classNames('lit-border mb-2 h-20 bg-surface-raised', radius)} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Elevation">
        <ul className="grid grid-cols-2 gap-8 sm:grid-cols-4">
          {elevations.map(([name, shadow]) => (
            <li
              key={name}
              className={classNames(
                'lit-border grid h-28 place-items-center rounded-lg bg-surface-raised',
                shadow,
              )}
            >
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Motion: point at the box">
        <ul className="group lit-border flex flex-col gap-3 rounded-lg bg-surface-sunken p-5">
          {movements.map(([name, duration]) => (
            <li key={name} className="relative h-6 text-caption text-ink-muted">
              <span
                aria-hidden="true"
                className={classNames(
                  'absolute left-36 h-6 w-10 rounded-sm bg-violet transition-[left] group-hover:left-[calc(100%-2.5rem)]',
                  duration,
                )}
              />
              <span className="relative leading-6">{name}</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Mark">
        <div className="flex flex-wrap items-center gap-8">
          <LogoMark className="size-24" />
          <LogoMark className="size-12" />
          <LogoMark className="size-6" />
          <SeedMark className="size-24 text-ink-muted" />
          <SeedMark className="size-12 text-violet" />
          <SparkMark className="size-12 text-yellow" />
          <SparkMark className="size-6" />
        </div>
      </Specimen>
      <Specimen name="Flowing lines">
        <div className="lit-border relative h-72 overflow-hidden rounded-xl bg-ground-deep">
          <FlowingLines className="absolute inset-0" />
        </div>
      </Specimen>
    </Family>
  );
}
