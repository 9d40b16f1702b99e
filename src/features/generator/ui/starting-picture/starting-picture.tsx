import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { USUAL_VIEW } from '../../../../ui/pictures/picture-crop.rules.ts';
import { LooksButton } from '../looks/looks-button.tsx';
import { OwnStyle } from '../own-style/own-style.tsx';
import { StyleNotice } from '../own-style/style-notice.tsx';
import { useOwnImageService } from '../use-own-image-service.ts';
import type { ToolModel } from '../use-tool.ts';
import { VariationTaker } from '../vary/variation-taker.tsx';
import { takeHandedPicture } from './handed-picture.ts';
import { previewPicture } from './picture-preview.ts';
import { refusePicture } from './refuse-picture.rules.ts';
import { USUAL_STRENGTH } from './starting-picture.types.ts';
import { StartingPictureButton } from './starting-picture-button.tsx';
import { StartingPicturePanel } from './starting-picture-panel.tsx';

/** Only this site's own service paints pictures; another one that draws the words would get them in vain. */
export function StartingPicture({ model }: { model: ToolModel }) {
  const drawsItself = useOwnImageService();
  return (
    <>
      {drawsItself ? <PictureTaker model={model} /> : <LooksButton model={model} />}
      <VariationTaker model={model} />
      <StyleNotice tool={model.tool} />
    </>
  );
}

/** Takes a picture to paint: chosen here, or dropped on the tool or pasted into it. */
function PictureTaker({ model }: { model: ToolModel }) {
  const { subscribe, getSnapshot, set } = model.startingPicture;
  const picture = useSyncExternalStore(subscribe, getSnapshot, () => null);
  const [refusal, setRefusal] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  const choose = useEffectEvent((file: File, strength?: number) => {
    const reason = refusePicture(file);
    setRefusal(reason);
    if (reason) return;
    // Whoever shows it hears of a failure.
    previewPicture(file).catch(() => {});
    set({ file, view: USUAL_VIEW, strength: strength ?? picture?.strength ?? USUAL_STRENGTH });
  });
  useEffect(() => receiveFiles(place.current?.closest('form'), (file) => choose(file)), []);
  const { tool } = model;
  useEffect(() => {
    takeHandedPicture(tool).then(
      (handed) => handed && choose(handed.file, handed.strength),
      (error: unknown) => console.warn('The picture of the gallery did not load.', error),
    );
  }, [tool]);
  return (
    <div ref={place} className="grid animate-fade-in gap-2">
      {picture && (
        <StartingPicturePanel
          picture={picture}
          size={model.size}
          onChange={set}
          onRefused={(reason) => {
            setRefusal(reason);
            set(null);
          }}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {/* One field in both states: whoever chose by keyboard stays where they were. */}
        <StartingPictureButton
          label={picture ? 'Choose another' : 'Start from a picture'}
          onFile={(file) => choose(file)}
        />
        {picture && (
          <Button
            variant="ghost"
            size="small"
            onClick={() => set(null)}
            icon={<X aria-hidden="true" className="size-4" />}
          >
            Remove
          </Button>
        )}
        <OwnStyle />
        <LooksButton model={model} />
        <p role="status" className={refusal ? 'text-small text-danger' : 'text-small text-ink-muted'}>
          {refusal ?? (picture ? '' : 'Optional: paint a photo of yours.')}
        </p>
      </div>
    </div>
  );
}

/** @returns what ends it. */
function receiveFiles(form: HTMLFormElement | null | undefined, take: (file: File) => void) {
  const listening = new AbortController();
  const receive = (event: Event, data: DataTransfer | null) => {
    const [file] = data?.files ?? [];
    // Office programs put a picture of the text beside the text.
    if (!file || data?.types.includes('text/plain')) return;
    event.preventDefault();
    take(file);
  };
  const { signal } = listening;
  const onDragOver = (event: DragEvent) =>
    event.dataTransfer?.types.includes('Files') && event.preventDefault();
  form?.addEventListener('dragover', onDragOver, { signal });
  form?.addEventListener('drop', (event) => receive(event, event.dataTransfer), { signal });
  form?.addEventListener('paste', (event) => receive(event, event.clipboardData), { signal });
  return () => listening.abort();
}
