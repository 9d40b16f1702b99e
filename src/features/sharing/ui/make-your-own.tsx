import { Sparkles } from 'lucide-react';
import { Button } from '../../../ui/buttons/button.tsx';
import { urls } from '../../../urls.ts';
import type { ReusedSettings } from '../../generator/reused-settings.rules.ts';
import { reuseSettings } from '../../generator/ui/run/reuse-settings.ts';

interface MakeYourOwnProps {
  /** What the tool begins with, where whoever looks may know it. */
  recipe: ReusedSettings | null;
  size?: 'small';
}

/** Leads to the tools. */
export function MakeYourOwn({ recipe, size }: MakeYourOwnProps) {
  return (
    <Button
      href={urls.home()}
      {...(size && { size })}
      icon={<Sparkles aria-hidden="true" className={size ? 'size-4' : 'size-5'} />}
      onClick={() => recipe && reuseSettings(recipe)}
    >
      Make your own
    </Button>
  );
}
