import { Infinity as InfinityIcon, Sprout } from 'lucide-react';
import { useState } from 'react';
import { Chip } from '../buttons/chip.tsx';
import { Checkbox } from '../fields/checkbox.tsx';
import { RadioCards } from '../fields/radio-cards.tsx';
import { Toggle } from '../fields/toggle.tsx';
import { Family, Specimen, UnderEachAccent } from './specimen.tsx';

const filters = ['Landscape', 'Portrait', 'Still life', 'Abstract'];

export function ChoiceShowcase() {
  return (
    <Family id="choices" title="Choices">
      <Specimen name="Checkbox and toggle under each accent">
        <UnderEachAccent>
          <Checkbox label="Checked" hint="With a second line that explains." defaultChecked />
          <Checkbox label="Unchecked" />
          <Toggle label="On" hint="Takes effect at once." defaultChecked />
          <Toggle label="Off" />
        </UnderEachAccent>
      </Specimen>
      <Specimen name="Disabled">
        <div className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
          <Checkbox label="Checked" defaultChecked disabled />
          <Checkbox label="Unchecked" disabled />
          <Toggle label="On" defaultChecked disabled />
          <Toggle label="Off" disabled />
        </div>
      </Specimen>
      <Specimen name="Radio cards">
        <Radios />
      </Specimen>
      <Specimen name="Chips">
        <Filters />
      </Specimen>
    </Family>
  );
}

function Radios() {
  const [value, setValue] = useState('seedling');
  return (
    <RadioCards
      legend="Which one grows?"
      value={value}
      onValueChange={setValue}
      options={[
        {
          value: 'seedling',
          label: 'Seedling',
          detail: 'Two leaves a day',
          accent: 'green',
          icon: <Sprout aria-hidden="true" className="size-6" />,
        },
        {
          value: 'sunflower',
          label: 'Sunflower',
          detail: 'As many as there is light',
          accent: 'yellow',
          icon: <InfinityIcon aria-hidden="true" className="size-6" />,
        },
        { value: 'stone', label: 'Stone', detail: 'Does not grow', disabled: true },
      ]}
    />
  );
}

function Filters() {
  const [filter, setFilter] = useState('Portrait');
  return (
    <div className="flex flex-wrap gap-2">
      {filters.map((name) => (
        <Chip key={name} pressed={name === filter} onPress={() => setFilter(name)}>
          {name}
        </Chip>
      ))}
      <Chip href="#choices">A chip that is a link</Chip>
    </div>
  );
}
