import { Gift } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import type { GiveawayBatch } from '../../../licenses/giveaways/giveaways.types.ts';
import type { MadeKeys } from '../../licenses/owner-licenses.types.ts';
import { ActDialog } from '../acting/act-dialog.tsx';
import { FailedAnswer } from '../acting/failed-answer.tsx';
import { useAct } from '../acting/use-act.ts';
import { useAnswer } from '../acting/use-answer.ts';
import { type Column, DataList } from '../data-list.tsx';
import { showDay, showNumber } from '../shown-values.ts';
import { GiveawayDialog } from './giveaway-dialog.tsx';
import { showPlan } from './license-words.ts';
import { ShownKeys } from './shown-keys.tsx';

/** Keys that the site gives away, and which of them were used. */
export function GiveawayBatches() {
  const { state, reload } = useAnswer<{ batches: GiveawayBatch[] }>('/giveaways');
  const [isMaking, setIsMaking] = useState(false);
  const [made, setMade] = useState<MadeKeys | null>(null);
  return (
    <section aria-labelledby="giveaways" className="mt-8 grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="giveaways" className="text-title">
          Giveaway keys
        </h2>
        <Button
          variant="secondary"
          icon={<Gift aria-hidden="true" className="size-4" />}
          onClick={() => setIsMaking(true)}
        >
          Make Keys
        </Button>
      </div>
      {state.name === 'failed' && <FailedAnswer failure={state} onRetry={reload} />}
      {state.name === 'loading' && <Skeleton className="h-32 rounded-xl" />}
      {state.name === 'loaded' && <Batches batches={state.answer.batches} onDone={reload} />}
      {isMaking && (
        <GiveawayDialog
          onClose={() => setIsMaking(false)}
          onMade={(keys) => {
            setMade(keys);
            reload();
          }}
        />
      )}
      {made && <ShownKeys made={made} onClose={() => setMade(null)} />}
    </section>
  );
}

function Batches({ batches, onDone }: { batches: readonly GiveawayBatch[]; onDone: () => void }) {
  const call = useAct();
  const [ending, setEnding] = useState<GiveawayBatch | null>(null);
  if (batches.length === 0) return <p className="text-ink-soft">None were made yet.</p>;
  const columns: readonly Column<GiveawayBatch>[] = [
    { name: 'For', cell: ({ reason }) => reason },
    { name: 'Plan', cell: ({ planId }) => showPlan(planId) },
    { name: 'Made', cell: ({ madeAt }) => showDay(madeAt) },
    { name: 'Run out', cell: ({ expiresAt }) => showEnd(expiresAt) },
    { name: 'Used', cell: ({ used, keys }) => `${showNumber(used)} of ${showNumber(keys)}`, isNumber: true },
    { name: 'What you can do', cell: (batch) => <EndButton batch={batch} onPress={setEnding} /> },
  ];
  return (
    <>
      <DataList label="Batches of giveaway keys" columns={columns} rows={batches} keyOf={({ id }) => id} />
      {ending && (
        <ActDialog
          title="End these keys?"
          description="Those that nobody used yet stop working at once. What was activated stays."
          button="End Keys"
          isDangerous
          onClose={() => setEnding(null)}
          onAct={async (reason) => {
            await call({ method: 'POST', path: `/giveaways/${ending.id}/end`, body: { reason } });
            onDone();
          }}
        />
      )}
    </>
  );
}

const hasEnded = ({ expiresAt }: GiveawayBatch): boolean => expiresAt !== null && expiresAt <= Date.now();

/** The last moment that they work. */
const showEnd = (expiresAt: number | null): string => (expiresAt === null ? 'Never' : showDay(expiresAt - 1));

function EndButton({ batch, onPress }: { batch: GiveawayBatch; onPress: (batch: GiveawayBatch) => void }) {
  if (hasEnded(batch)) return 'Over';
  if (batch.used === batch.keys) return 'All used';
  return (
    <Button variant="ghost" size="small" onClick={() => onPress(batch)}>
      End Keys
    </Button>
  );
}
