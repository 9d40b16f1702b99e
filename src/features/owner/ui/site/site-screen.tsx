import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import type { Me } from '../../owner.types.ts';
import type { SiteAnswer } from '../../site/site.types.ts';
import { FailedAnswer } from '../acting/failed-answer.tsx';
import { useAnswer } from '../acting/use-answer.ts';
import { ConsoleFrame } from '../console-frame.tsx';
import { findStaff } from '../known-staff.ts';
import { Configuration } from './configuration.tsx';
import { Doctor } from './doctor.tsx';
import { Engines } from './engines.tsx';
import { SiteSwitches } from './site-switches.tsx';

/** The site itself: what is switched, whether it is well, and how it is set. */
export function SiteScreen({ me }: { me: Me }) {
  const { state, reload } = useAnswer<SiteAnswer>('/site');
  const follow = async () => {
    reload();
    // All pages of the console say whether the site is read-only.
    await findStaff();
  };
  return (
    <ConsoleFrame me={me} title="Site">
      {state.name === 'failed' && <FailedAnswer failure={state} onRetry={reload} />}
      {state.name === 'loading' && <Skeleton className="h-64 rounded-xl" />}
      {state.name === 'loaded' && (
        <div className="grid gap-6">
          <SiteSwitches me={me} site={state.answer} onDone={follow} />
          <div className="grid gap-6 lg:grid-cols-2">
            <Engines engines={state.answer.engines} isReadOnly={me.isReadOnly} />
            <Doctor />
          </div>
          <Configuration sections={state.answer.configuration} />
        </div>
      )}
    </ConsoleFrame>
  );
}
