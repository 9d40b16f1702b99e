import { YellowTool } from '../../../generator/ui/yellow-tool.tsx';
import { SectionShell } from './section-shell.tsx';

export function UnlimitedSection() {
  return (
    <SectionShell
      title="Unlimited"
      lead="Four pictures at a time and fourteen ways to shape them. Guests can try it once a day; the Unlimited plan gives you 1,000 credits every day."
    >
      <div className="-mx-1 sm:mx-0">
        <YellowTool />
      </div>
    </SectionShell>
  );
}
