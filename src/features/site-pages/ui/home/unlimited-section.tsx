import { YellowTool } from '../../../generator/ui/yellow-tool.tsx';
import { SectionShell } from './section-shell.tsx';

export function UnlimitedSection() {
  return (
    <SectionShell
      title="Unlimited"
      lead="Four pictures a run and fourteen ways to steer them. Guests get one run a day; the Unlimited plan brings 1,000 credits every day."
    >
      <div className="-mx-1 sm:mx-0">
        <YellowTool />
      </div>
    </SectionShell>
  );
}
