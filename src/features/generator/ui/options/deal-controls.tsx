import { RotateCcw, Shuffle } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { DEALS, dealOptions, newDeal } from '../../deal-options.rules.ts';
import type { OptionListName } from '../../options/option-lists.types.ts';
import { SHORT_OPTION_LISTS } from '../../options/short-option-lists.generated.ts';
import type { ToolModel } from '../use-tool.ts';
import { deals, noteDeal } from './deals.ts';
import { ResetButton } from './reset-button.tsx';

interface DealProps {
  model: ToolModel;
  /** The selectors of the tool. */
  lists: readonly OptionListName[];
  className?: string;
}

function useDeal({ model, lists }: DealProps) {
  const { tool, choices, setOptions } = model;
  const { number, locked } = useSyncExternalStore(deals.subscribe, deals.getSnapshot)[tool];
  const deal = (dealt: number) => {
    noteDeal(tool, dealt);
    const order = { lists: SHORT_OPTION_LISTS, number: dealt, to: lists, locked, now: choices.options };
    setOptions(dealOptions(order));
  };
  return { number, deal, locks: locked.filter((list) => lists.includes(list)).length };
}

/** Deals the selectors that are not locked, or puts them all back. */
export function DealButtons({ label, className = '', ...props }: DealProps & { label: string }) {
  const { deal } = useDeal(props);
  return (
    <div className={`flex items-end gap-3 max-sm:flex-col ${className}`}>
      <Button
        variant="secondary"
        block
        icon={<Shuffle aria-hidden="true" className="size-4.5" />}
        onClick={() => deal(newDeal(Math.random))}
      >
        {label}
      </Button>
      <ResetButton model={props.model} />
    </div>
  );
}

/** The number of the last deal, by which it can be had again. */
export function DealNumber({ className, ...props }: DealProps) {
  const { number, deal, locks } = useDeal(props);
  const [typed, setTyped] = useState<{ after: number | null; text: string }>();
  // What was typed holds until the next deal.
  const text = typed?.after === number ? typed.text : String(number ?? '');
  return (
    <NumberField
      label="Shuffle number"
      placeholder="None yet"
      value={text}
      maxLength={String(DEALS).length}
      onValueChange={(next) => setTyped({ after: number, text: next })}
      hint={`${locks === 0 ? 'Lock a selector to keep it' : `${locks} locked`}. The same number deals the same again.`}
      className={className}
      actions={
        <IconButton
          label="Deal this number again"
          variant="solid"
          icon={<RotateCcw className="size-4.5" />}
          disabled={Number(text) === 0}
          onClick={() => deal(Number(text))}
        />
      }
    />
  );
}
