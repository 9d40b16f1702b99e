import { useEffect, useSyncExternalStore } from 'react';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import type { Tool } from '../../../plans/plans.types.ts';
import { styleNotice } from './current-style-notice.ts';

/** Stays until the page is left. */
export function StyleNotice({ tool }: { tool: Tool }) {
  const notice = useSyncExternalStore(styleNotice.subscribe, styleNotice.getSnapshot);
  useEffect(() => () => styleNotice.set(null), []);
  return (
    notice?.tool === tool && (
      <Alert announce className="mt-3">
        {notice.text}
      </Alert>
    )
  );
}
