import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { CopyButton } from '../../../ui/buttons/copy-button.tsx';
import { ACTIVATE_ADDRESS } from '../checkout.rules.ts';
import type { SandboxReceipt } from '../checkout.schema.ts';

/** The license key, shown this once, and the way to where it is used. */
export function LicenseReceipt({ receipt }: { receipt: SandboxReceipt }) {
  const { licenseKey, planName, email } = receipt;
  const headingRef = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone: reading goes on at what took its place.
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h2 ref={headingRef} tabIndex={-1} className="text-title-sm outline-none">
          Your {planName} license
        </h2>
        <p className="mt-1 wrap-break-word text-small text-ink-soft">
          Bought by {email}. Save the key now. The shop can’t show it again.
        </p>
      </div>
      <div className="rounded-lg border border-accent-line bg-accent-soft p-4">
        <p id="license-key-label" className="text-caption text-ink-muted">
          License Key
        </p>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-3">
          <output
            aria-labelledby="license-key-label"
            className="min-w-0 font-mono text-body wrap-break-word text-ink select-all"
          >
            {licenseKey}
          </output>
          <CopyButton text={licenseKey} subject="license key" />
        </div>
      </div>
      <Button block href={ACTIVATE_ADDRESS} state={{ activation: { email, key: licenseKey } }}>
        Activate it now
      </Button>
      <p className="text-small text-ink-muted">
        This opens the activation form with your email and key filled in. If you aren’t signed in, you’ll be
        asked to sign in first.
      </p>
    </div>
  );
}
