import { Download, RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { Badge } from '../feedback/badge.tsx';
import { ImageReveal } from '../image-reveal.tsx';
import { Tile, type TileState } from '../tile.tsx';
import { samplePicture } from './sample-picture.ts';
import { Family, Specimen, UnderEachAccent } from './specimen.tsx';

const picture: TileState = {
  status: 'success',
  content: <ImageReveal src={samplePicture(1)} alt="Hills under an evening sky" />,
};

const actions = (
  <>
    <IconButton variant="glass" label="Again" icon={<RefreshCw className="size-5" />} disabled />
    <Button variant="secondary" size="small" icon={<Download aria-hidden="true" className="size-4" />}>
      Download
    </Button>
  </>
);

export function TileShowcase() {
  return (
    <Family id="tiles" title="Tiles">
      <Specimen name="Empty, loading, finished (point at it), failed">
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <Tile state={{ status: 'empty', text: 'The result will appear here.' }} />
          <Tile state={{ status: 'loading', title: 'Mixing paint...', text: 'This takes a moment.' }} />
          <Tile state={picture} actions={actions} corner={<Badge tone="glass">New</Badge>} />
          <Tile state={{ status: 'error', message: 'The brush broke.', detail: 'Nothing was charged.' }} />
        </div>
      </Specimen>
      <Specimen name="Loading under each accent, and other shapes">
        <UnderEachAccent>
          <Tile aspectRatio="16 / 9" state={{ status: 'loading', title: 'Mixing paint...' }} />
        </UnderEachAccent>
      </Specimen>
      <Specimen name="From start to end">
        <Rehearsal />
      </Specimen>
    </Family>
  );
}

type Act = 'empty' | 'loading' | 'revealing' | 'success';

const nextAct: Partial<Record<Act, [act: Act, after: number]>> = {
  loading: ['revealing', 2500],
  revealing: ['success', 1200],
};

function Rehearsal() {
  const [act, setAct] = useState<Act>('empty');
  useEffect(() => {
    const next = nextAct[act];
    if (!next) return;
    const timer = setTimeout(() => setAct(next[0]), next[1]);
    return () => clearTimeout(timer);
  }, [act]);
  const states: Record<Act, TileState> = {
    empty: { status: 'empty', text: 'The result will appear here.' },
    loading: { status: 'loading', title: 'Mixing paint...', text: 'This takes a moment.' },
    revealing: { status: 'revealing' },
    success: picture,
  };
  return (
    <div className="flex max-w-sm flex-col gap-4" data-accent="green">
      <Tile state={states[act]} actions={actions} />
      <Button variant="secondary" onClick={() => setAct('loading')}>
        Play it
      </Button>
    </div>
  );
}
