import { Palette } from 'lucide-react';
import { useState } from 'react';
import { SearchableSelect } from '../select/searchable-select.tsx';
import { Select } from '../select/select.tsx';
import type { OptionGroup } from '../select/select-options.ts';
import { Specimen, UnderEachAccent } from './specimen.tsx';

const instruments: OptionGroup[] = [
  {
    label: 'Strings',
    options: ['Violin', 'Viola', 'Cello', 'Double bass', 'Harp', 'Lute'].map(toOption),
  },
  {
    label: 'Wind',
    options: [{ value: 'oboe', label: 'Oboe', hint: 'The one the others tune to' }].concat(
      ['Flute', 'Clarinet', 'Bassoon', 'Horn', 'Trumpet', 'Tuba'].map((name) => ({
        ...toOption(name),
        hint: '',
      })),
    ),
  },
];

function toOption(name: string) {
  return { value: name.toLowerCase().replaceAll(' ', '-'), label: name };
}

/** Stands for a list on a server: as slow as a phone on a train. */
async function loadRareInstruments(): Promise<OptionGroup[]> {
  await new Promise((resolve) => setTimeout(resolve, 700));
  return [
    {
      label: 'Rare',
      options: Array.from({ length: 240 }, (_, number) => ({
        value: `rare-${number + 1}`,
        label: `Rare instrument ${number + 1}`,
      })),
    },
  ];
}

export function SelectShowcase() {
  return (
    <>
      <Specimen name="Select, for a few options">
        <div className="grid gap-6 sm:grid-cols-3">
          <Select label="Short list" options={['Square', 'Portrait', 'Landscape'].map(toOption)} />
          <Select label="In groups" groups={instruments} defaultValue="oboe" hint="The browser's own list." />
          <Select label="Disabled" options={[toOption('Only one')]} disabled />
        </div>
      </Specimen>
      <Specimen name="Searchable select, with more to load, under each accent">
        <UnderEachAccent>
          <Instrument />
        </UnderEachAccent>
      </Specimen>
      <Specimen name="Searchable select: empty, with an error, disabled">
        <div className="grid gap-6 sm:grid-cols-3">
          <Instrument label="Nothing chosen" first="" />
          <Instrument label="Wrong choice" first="harp" error="Harps are out today." />
          <Instrument label="Cannot be changed" first="tuba" disabled />
        </div>
      </Specimen>
    </>
  );
}

interface InstrumentProps {
  label?: string;
  first?: string;
  error?: string;
  disabled?: boolean;
}

function Instrument({ label = 'Instrument', first = 'cello', error, disabled }: InstrumentProps) {
  const [value, setValue] = useState(first);
  return (
    <SearchableSelect
      label={label}
      value={value}
      onValueChange={setValue}
      groups={instruments}
      loadMore={loadRareInstruments}
      moreLabel="More instruments"
      searchPlaceholder="Search instruments"
      placeholder="Choose an instrument"
      icon={<Palette aria-hidden="true" className="size-4.5" />}
      error={error}
      disabled={disabled}
    />
  );
}
