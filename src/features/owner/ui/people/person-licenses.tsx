import type { Person } from '../../owner.types.ts';
import { ConsoleLink } from '../console-link.tsx';
import { type Column, DataList } from '../data-list.tsx';
import { LicenseState } from '../licenses/license-state.tsx';
import { showKey, showShop } from '../licenses/license-words.ts';
import { showDay, showNumber } from '../shown-values.ts';

type PersonLicense = Person['licenses'][number];

const COLUMNS: readonly Column<PersonLicense>[] = [
  {
    name: 'Key',
    cell: ({ id, ...license }) => (
      <ConsoleLink page="licenses" id={id}>
        {showKey(license)}
      </ConsoleLink>
    ),
  },
  { name: 'Plan', cell: ({ plan }) => plan },
  { name: 'Shop', cell: ({ shop }) => showShop(shop) },
  { name: 'Activated', cell: ({ activatedAt }) => showDay(activatedAt) },
  { name: 'Ends', cell: ({ expiresAt }) => (expiresAt === null ? 'Never' : showDay(expiresAt)) },
  { name: 'Credits', cell: ({ creditsAdded }) => showNumber(creditsAdded), isNumber: true },
  { name: 'State', cell: (license) => <LicenseState {...license} /> },
];

export function PersonLicenses({ person: { licenses } }: { person: Person }) {
  return (
    <section aria-labelledby="licenses">
      <h2 id="licenses" className="mb-4 text-title">
        Licenses
      </h2>
      {licenses.length === 0 ? (
        <p className="text-ink-soft">None was activated.</p>
      ) : (
        <DataList
          label="Licenses"
          columns={COLUMNS}
          rows={licenses}
          keyOf={({ id, movedAway }) => `${id} ${movedAway}`}
        />
      )}
    </section>
  );
}
