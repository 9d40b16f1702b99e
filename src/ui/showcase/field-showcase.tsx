import { Dices, Lock, Mail, Search } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { TextArea } from '../fields/text-area.tsx';
import { TextField } from '../fields/text-field.tsx';
import { SelectShowcase } from './select-showcase.tsx';
import { Family, Specimen } from './specimen.tsx';

export function FieldShowcase() {
  return (
    <Family id="fields" title="Fields">
      <Specimen name="One line">
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          <TextField label="Name" placeholder="How should we call you?" />
          <TextField label="With a hint" hint="Shown under the field, read with it." defaultValue="A value" />
          <TextField label="Required" required icon={<Mail className="size-5" />} type="email" />
          <TextField label="With an error" error="That does not look right." defaultValue="Wrong value" />
          <TextField label="Disabled" disabled defaultValue="Cannot be changed" />
          <PasswordField label="Password" defaultValue="open sesame" autoComplete="off" />
          <TextField
            label="Search"
            labelHidden
            type="search"
            icon={<Search className="size-5" />}
            placeholder="Search"
          />
          <Seed />
          <NumberField label="Number, disabled" value="1234" onValueChange={() => {}} disabled />
        </div>
      </Specimen>
      <Specimen name="Several lines">
        <div className="grid gap-6 lg:grid-cols-2">
          <LongText />
          <TextArea
            label="With an error"
            value=""
            onChange={() => {}}
            error="Please write something first."
            placeholder="It starts with three lines and grows."
          />
        </div>
      </Specimen>
      <SelectShowcase />
    </Family>
  );
}

function Seed() {
  const [seed, setSeed] = useState('20260801');
  const [locked, setLocked] = useState(false);
  return (
    <NumberField
      label="Number with actions"
      value={seed}
      onValueChange={setSeed}
      maxLength={10}
      actions={
        <>
          <IconButton
            variant="solid"
            label={locked ? 'Unlock' : 'Lock'}
            icon={<Lock className="size-5" />}
            pressed={locked}
            onClick={() => setLocked(!locked)}
          />
          <IconButton
            variant="solid"
            label="Roll the dice"
            icon={<Dices className="size-5" />}
            onClick={() => setSeed(String(Number(seed) + 7919))}
          />
        </>
      }
    />
  );
}

function LongText() {
  const [text, setText] = useState('A lighthouse keeper who collects storms in glass jars, oil on wood');
  return (
    <TextArea
      label="Grows with its text"
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      counter
      maxLength={1000}
      hint="Try a few empty lines."
    />
  );
}
