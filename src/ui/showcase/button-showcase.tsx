import { ArrowRight, Dices, Download, Lock, RefreshCw, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { CopyButton } from '../buttons/copy-button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { Family, Specimen, UnderEachAccent } from './specimen.tsx';

export function ButtonShowcase() {
  return (
    <Family id="buttons" title="Buttons">
      <Specimen name="Variants under each accent">
        <UnderEachAccent>
          <div className="flex flex-wrap gap-3">
            <Button icon={<Sparkles aria-hidden="true" className="size-4.5" />}>Primary</Button>
            <Button variant="secondary">Secondary</Button>
            <Button variant="ghost">Ghost</Button>
            <Button variant="danger">Danger</Button>
          </div>
        </UnderEachAccent>
      </Specimen>
      <Specimen name="Sizes">
        <div className="flex flex-wrap items-center gap-4">
          <Button size="small">Small</Button>
          <Button size="medium">Medium</Button>
          <Button size="large" trailingIcon={<ArrowRight aria-hidden="true" className="size-5" />}>
            Large
          </Button>
        </div>
      </Specimen>
      <Specimen name="Disabled and loading">
        <div className="flex flex-wrap gap-3">
          <Button disabled>Primary</Button>
          <Button variant="secondary" disabled>
            Secondary
          </Button>
          <Button variant="ghost" disabled>
            Ghost
          </Button>
          <Button variant="danger" disabled>
            Danger
          </Button>
          <Button loading>Loading</Button>
          <Button variant="secondary" loading>
            Loading
          </Button>
        </div>
      </Specimen>
      <Specimen name="Links, full width, copy">
        <div className="grid max-w-lg gap-3">
          <Button href="/ui" variant="secondary" block>
            A link inside the site
          </Button>
          <Button href="#buttons" variant="ghost" block>
            A link to a part of the page
          </Button>
          <div>
            <CopyButton text="The text that is copied" subject="the example" />
          </div>
        </div>
      </Specimen>
      <Specimen name="Icon buttons: ghost, solid, toggle, disabled, glass">
        <IconButtons />
      </Specimen>
    </Family>
  );
}

function IconButtons() {
  const [locked, setLocked] = useState(true);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <IconButton label="Roll the dice" icon={<Dices className="size-5" />} />
      <IconButton variant="solid" label="Try Again" icon={<RefreshCw className="size-5" />} />
      <IconButton
        label="Keep the value"
        icon={<Lock className="size-5" />}
        pressed={locked}
        onClick={() => setLocked(!locked)}
      />
      <IconButton label="Not now" icon={<Dices className="size-5" />} disabled />
      <span className="inline-flex rounded-lg bg-linear-135 from-violet to-green p-4">
        <IconButton variant="glass" label="Download" icon={<Download className="size-5" />} />
      </span>
    </div>
  );
}
