import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import type { ApiKeysAnswer } from '../api-keys.schema.ts';
import { describeKeyFacts } from './described-key.rules.ts';

type ShownKey = ApiKeysAnswer['keys'][number];

/** Revoking is for good, so it is asked for twice. */
export function KeyRow({ apiKey, onRevoke }: { apiKey: ShownKey; onRevoke: () => Promise<void> }) {
  const [step, setStep] = useState<'idle' | 'sure' | 'busy'>('idle');
  const press = async () => {
    if (step === 'idle') return setStep('sure');
    setStep('busy');
    await onRevoke();
    setStep('idle');
  };
  const { name, hint } = apiKey;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-48 flex-1">
        <p className="font-medium">
          <bdi>{name}</bdi> <code className="text-small text-ink-muted">{hint}</code>
        </p>
        <p className="text-small text-ink-muted">{describeKeyFacts(apiKey)}</p>
      </div>
      <Button
        variant={step === 'idle' ? 'ghost' : 'danger'}
        size="small"
        loading={step === 'busy'}
        onClick={() => void press()}
        onBlur={() => step === 'sure' && setStep('idle')}
        aria-label={step === 'idle' ? `Revoke ${name}` : `Revoke ${name} for good`}
      >
        {step === 'idle' ? 'Revoke' : 'Revoke for Good'}
      </Button>
    </li>
  );
}
