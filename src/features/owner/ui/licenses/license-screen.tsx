import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import type { ShownLicense } from '../../licenses/owner-licenses.types.ts';
import type { Me } from '../../owner.types.ts';
import { FailedAnswer } from '../acting/failed-answer.tsx';
import { useAnswer } from '../acting/use-answer.ts';
import { ConsoleFrame } from '../console-frame.tsx';
import { ConsoleLink } from '../console-link.tsx';
import { type Column, DataList } from '../data-list.tsx';
import { Facts } from '../facts.tsx';
import { showDay, showMoment, showNumber } from '../shown-values.ts';
import { LicenseActs } from './license-acts.tsx';
import { LicenseState } from './license-state.tsx';
import { showKey, showPlan, showShop } from './license-words.ts';

/** One license: its facts, what may be done about it, and where it has been. */
export function LicenseScreen({ me, id }: { me: Me; id: string }) {
  const { state, reload } = useAnswer<ShownLicense>(`/licenses/${encodeURIComponent(id)}`);
  if (state.name !== 'loaded')
    return (
      <ConsoleFrame me={me} title="A license">
        {state.name === 'failed' ? (
          <FailedAnswer failure={state} onRetry={reload} />
        ) : (
          <Skeleton className="h-64 rounded-xl" />
        )}
      </ConsoleFrame>
    );
  const license = state.answer;
  return (
    <ConsoleFrame me={me} title={`${showPlan(license.planId)}, ${showKey(license)}`}>
      <div className="grid gap-8">
        <div className="grid gap-6 lg:grid-cols-2">
          <Facts facts={factsOf(license)} />
          {me.role === 'owner' && <LicenseActs license={license} onDone={reload} />}
        </div>
        {license.moves.length > 0 && <Moves license={license} />}
      </div>
    </ConsoleFrame>
  );
}

function factsOf(license: ShownLicense) {
  const { planId, shop, orders, purchaseEmail, accountId, accountEmail, expiresAt, revokedAt } = license;
  return [
    ['State', <LicenseState key="state" {...license} />],
    ['Plan', showPlan(planId)],
    ['Shop', showShop(shop)],
    ['Order', orders.join(', ') || '–'],
    ['Bought by', purchaseEmail || '–'],
    ['Account', <Account key="account" id={accountId} email={accountEmail} />],
    ['Activated', showMoment(license.activatedAt)],
    ['Credits it gave there', showNumber(license.creditsAdded)],
    ['Ends', expiresAt === null ? 'Never' : showMoment(expiresAt)],
    ...(license.checkedAt === null
      ? []
      : [['The shop said it stands', showMoment(license.checkedAt)] as const]),
    ...(revokedAt === null
      ? []
      : [
          ['Taken back', showMoment(revokedAt)] as const,
          ['Credits taken back', showNumber(license.creditsTaken)] as const,
        ]),
    ['Id', license.id],
  ] as const;
}

function Account({ id, email }: { id: string; email: string | null | undefined }) {
  if (!email) return 'Deleted';
  return (
    <ConsoleLink page="people" id={id}>
      {email}
    </ConsoleLink>
  );
}

type Move = ShownLicense['moves'][number];

function Moves({ license: { moves, emails } }: { license: ShownLicense }) {
  const columns: readonly Column<Move>[] = [
    { name: 'When', cell: ({ at }) => showDay(at) },
    { name: 'From', cell: ({ from }) => <Account id={from} email={emails[from]} /> },
    { name: 'To', cell: ({ to }) => <Account id={to} email={emails[to]} /> },
    { name: 'Credits', cell: ({ creditsMoved }) => showNumber(creditsMoved), isNumber: true },
  ];
  return (
    <section aria-labelledby="moves">
      <h2 id="moves" className="mb-4 text-title">
        Where it has been
      </h2>
      <DataList label="Moves" columns={columns} rows={moves} keyOf={({ at, to }) => `${at} ${to}`} />
    </section>
  );
}
