import { YellowTool } from '../../../generator/ui/yellow-tool.tsx';
import { SectionShell } from './section-shell.tsx';

export function UnlimitedSection() {
  return (
    <SectionShell
      title="Unlimited"
      lead="Four pictures at a time, fourteen ways to shape them. Guests get one run a day; Unlimited gives you 1,000 daily credits."
    >
      <div className="-mx-1 sm:mx-0">
        <YellowTool />
      </div>
    </SectionShell>
  );
}
