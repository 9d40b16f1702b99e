import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { neutralChoices } from '../../composed-prompt.rules.ts';
import type { ToolModel } from '../use-tool.ts';

/** Puts every selector back, and, pressed again before anything else is chosen, undoes that. */
export function ResetButton({ model }: { model: ToolModel }) {
  const { choices, size, setOptions, setAspectRatio } = model;
  const [before, setBefore] = useState<Pick<ToolModel, 'choices' | 'size'>>();
  const neutral = neutralChoices().options;
  const isNeutral = size.aspectRatio === '1:1' && JSON.stringify(choices.options) === JSON.stringify(neutral);
  const undoes = isNeutral && before !== undefined;
  const press = () => {
    setOptions(undoes ? before.choices.options : neutral);
    setAspectRatio(undoes ? before.size.aspectRatio : '1:1');
    setBefore(undoes ? undefined : { choices, size });
  };
  return (
    <Button
      variant="ghost"
      block
      disabled={isNeutral && !undoes}
      icon={<RefreshCw aria-hidden="true" className="size-4.5" />}
      onClick={press}
    >
      {undoes ? 'Undo reset' : 'Reset'}
    </Button>
  );
}
