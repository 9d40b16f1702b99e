import { useNavigate } from 'react-router';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import type { Me, Person, StatementLine } from '../../owner.types.ts';
import { FailedAnswer } from '../acting/failed-answer.tsx';
import { useAnswer } from '../acting/use-answer.ts';
import { ConsoleFrame } from '../console-frame.tsx';
import type { Column } from '../data-list.tsx';
import { Facts } from '../facts.tsx';
import { consoleAddress } from '../owner-addresses.ts';
import { PagedList } from '../paged-list.tsx';
import { showBalance, showBytes, showChange, showDay, showMoment, showNumber } from '../shown-values.ts';
import { PersonActs } from './person-acts.tsx';
import { PersonLicenses } from './person-licenses.tsx';

const REASONS: Readonly<Record<string, string>> = {
  welcome: 'Welcome credits',
  license: 'A license',
  daily: 'The day’s credits',
  image: 'A picture',
  refund: 'A license was taken back',
  closed: 'The account was deleted',
  owner: 'By hand',
  moved: 'A license changed accounts',
};

const STATEMENT: readonly Column<StatementLine>[] = [
  { name: 'When', cell: ({ at }) => showMoment(at), className: 'whitespace-nowrap' },
  {
    name: 'Why',
    cell: ({ reason, note }) => (
      <>
        {REASONS[reason] ?? reason}
        {note && <span className="block text-ink-soft">{note}</span>}
      </>
    ),
  },
  { name: 'Balance', cell: ({ day }) => (day ? `Of ${day}` : 'Lasting') },
  { name: 'Credits', cell: ({ amount }) => showChange(amount), isNumber: true },
  { name: 'Then', cell: ({ balanceAfter }) => showNumber(balanceAfter), isNumber: true },
];

/** One account: its facts, what may be done about it, and every change of its credits. */
export function PersonScreen({ me, id }: { me: Me; id: string }) {
  const navigate = useNavigate();
  const { state, reload } = useAnswer<Person>(`/people/${encodeURIComponent(id)}`);
  if (state.name === 'loading')
    return (
      <ConsoleFrame me={me} title="An account">
        <Skeleton className="h-64 rounded-xl" />
      </ConsoleFrame>
    );
  if (state.name === 'failed')
    return (
      <ConsoleFrame me={me} title="An account">
        <FailedAnswer failure={state} onRetry={reload} />
      </ConsoleFrame>
    );
  const person = state.answer;
  return (
    <ConsoleFrame me={me} title={person.email}>
      <div className="grid gap-8">
        {person.suspension && (
          <Alert
            tone="error"
            announce={false}
            title={`Suspended since ${showMoment(person.suspension.since)}`}
          >
            {person.suspension.reason}
          </Alert>
        )}
        <div className="grid gap-6 lg:grid-cols-2">
          <Facts facts={factsOf(person)} />
          <PersonActs
            me={me}
            person={person}
            onDone={reload}
            onGone={() => navigate(consoleAddress('people'))}
          />
        </div>
        <PersonLicenses person={person} />
        <section aria-labelledby="statement">
          <h2 id="statement" className="mb-4 text-title">
            Statement
          </h2>
          <PagedList
            // What was changed by hand stands first in it.
            key={person.balance}
            label="Changes of credits"
            path={`/people/${encodeURIComponent(person.id)}/statement`}
            columns={STATEMENT}
            empty="No credits came or went yet."
          />
        </section>
      </div>
    </ConsoleFrame>
  );
}

function factsOf(person: Person) {
  return [
    ['Name', person.name || '–'],
    ['Email', person.emailVerified ? 'Confirmed' : 'Not confirmed'],
    ['Since', showDay(person.createdAt)],
    ['Plan', person.plan],
    ['Credits', showBalance(person)],
    ...(person.welcomeCredits > 0
      ? [
          [
            'Still to come',
            `${showNumber(person.welcomeCredits)} welcome credits, when it opens a page`,
          ] as const,
        ]
      : []),
    ['Sign-ins', showNumber(person.signIns)],
    ['Two-step sign-in', person.hasSecondFactor ? 'On' : 'Off'],
    [
      'Pictures',
      person.pictures === 0 ? 'None' : `${showNumber(person.pictures)}, ${showBytes(person.pictureBytes)}`,
    ],
    ['Id', person.id],
    ...(person.isStaff ? [['Runs the site', 'Yes'] as const] : []),
  ] as const;
}
