import { lazy, Suspense, useState } from 'react';
import { type AccentName, AccentScope } from '../accent.tsx';
import { Button } from '../buttons/button.tsx';
import { useToast } from '../feedback/toast.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Family, Specimen } from './specimen.tsx';

const Dialog = lazy(async () => ({ default: (await import('../dialog.tsx')).Dialog }));

export function OverlayShowcase() {
  const showToast = useToast();
  return (
    <Family id="overlays" title="Overlays">
      <Specimen name="Dialogs: Escape, the button and a press outside close them">
        <div className="flex flex-wrap gap-3">
          <DialogExample name="Open dialog" />
          <DialogExample name="Green dialog" accent="green" />
          <DialogExample name="Long dialog" paragraphs={14} />
        </div>
      </Specimen>
      <Specimen name="Messages">
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => showToast({ tone: 'info', title: 'Just so you know' })}>
            Info
          </Button>
          <Button
            variant="secondary"
            onClick={() => showToast({ tone: 'success', title: 'Saved', text: 'It is in your drawer now.' })}
          >
            Success
          </Button>
          <Button
            variant="secondary"
            onClick={() => showToast({ tone: 'error', title: 'Not saved', text: 'The drawer is stuck.' })}
          >
            Error
          </Button>
        </div>
      </Specimen>
    </Family>
  );
}

interface DialogExampleProps {
  name: string;
  accent?: AccentName;
  paragraphs?: number;
}

function DialogExample({ name, accent = 'neutral', paragraphs = 0 }: DialogExampleProps) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <AccentScope accent={accent}>
      <Button variant="secondary" onClick={show}>
        {name}
      </Button>
      <Suspense fallback={null}>
        {wanted && (
          <Dialog
            open={open}
            onOpenChange={setOpen}
            title="A small interruption"
            description="It asks for one thing, and leaves when it has it."
            footer={
              <>
                <Button variant="ghost" onClick={() => setOpen(false)}>
                  Not now
                </Button>
                <Button onClick={() => setOpen(false)}>Continue</Button>
              </>
            }
          >
            <TextField label="The one thing" placeholder="Write it here" />
            {Array.from({ length: paragraphs }, (_, number) => number).map((number) => (
              <p key={number} className="mt-4 text-ink-soft">
                A long text scrolls inside the dialog, while its title and its buttons stay in reach.
              </p>
            ))}
          </Dialog>
        )}
      </Suspense>
    </AccentScope>
  );
}
