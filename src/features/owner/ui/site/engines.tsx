import { Brush } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import type { ShownEngine, TestPicture } from '../../site/site.types.ts';
import { ActDialog } from '../acting/act-dialog.tsx';
import { useAct } from '../acting/use-act.ts';
import { SitePart } from './site-part.tsx';

/** What draws for visitors, and whether it does. */
export function Engines({ engines, isReadOnly }: { engines: readonly ShownEngine[]; isReadOnly: boolean }) {
  const call = useAct();
  const [chosen, setChosen] = useState<string | null>(null);
  const [drawn, setDrawn] = useState<{ engine: string; test: TestPicture } | null>(null);
  const draw = async (engine: string, reason: string) => {
    setDrawn(null);
    const path = `/site/engines/${encodeURIComponent(engine)}/test-picture`;
    const test = await call<TestPicture>({ method: 'POST', path, body: { reason } });
    if (test) setDrawn({ engine, test });
  };
  return (
    <SitePart title="Engines" text="In the order in which they are asked.">
      <ul className="grid gap-4">
        {engines.map(({ name, isResting, places }) => (
          <li key={name} className="flex flex-wrap items-center justify-between gap-3">
            <div className="min-w-0">
              <span className="flex items-center gap-2 font-semibold">
                {name} <Badge tone={isResting ? 'danger' : 'success'}>{isResting ? 'resting' : 'well'}</Badge>
              </span>
              <span className="text-small text-ink-muted">
                {places === 1 ? 'One picture at a time' : `${places} pictures at a time`}
              </span>
            </div>
            <Button
              variant="secondary"
              size="small"
              disabled={isReadOnly}
              onClick={() => setChosen(name)}
              icon={<Brush aria-hidden="true" className="size-4" />}
            >
              Draw a Test Picture
            </Button>
          </li>
        ))}
      </ul>
      {drawn && (
        <div className="mt-5">
          <DrawnTest {...drawn} />
        </div>
      )}
      {chosen !== null && (
        <ActDialog
          title={`Draw a test picture with ${chosen}?`}
          description="It may cost what a picture costs there. Nobody else sees it, and it is not kept."
          button="Draw It"
          onAct={(reason) => draw(chosen, reason)}
          onClose={() => setChosen(null)}
        />
      )}
    </SitePart>
  );
}

function DrawnTest({ engine, test }: { engine: string; test: TestPicture }) {
  const { seconds, picture, problem } = test;
  if (picture === null)
    return (
      <Alert tone="error" title={`${engine} drew nothing`}>
        {problem}
      </Alert>
    );
  return (
    <figure>
      <img src={picture} alt={`What ${engine} drew as a test`} className="h-64 rounded-xl" />
      <figcaption role="status" className="mt-2 text-small text-ink-muted">
        {engine} drew this in {seconds} seconds.
      </figcaption>
    </figure>
  );
}
