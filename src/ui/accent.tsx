import { createContext, type ReactNode, useContext } from 'react';

/** Which light falls on a part of the page; `neutral` is the brand's own. */
export type AccentName = 'neutral' | 'green' | 'yellow';

const AccentContext = createContext<AccentName>('neutral');

interface AccentScopeProps {
  accent: AccentName;
  className?: string;
  children: ReactNode;
}

/**
 * Lights everything inside it. Popups are drawn at the end of the document, outside of their owner,
 * so they ask for the accent with `useAccent` and carry it along.
 */
export function AccentScope({ accent, className, children }: AccentScopeProps) {
  return (
    <AccentContext value={accent}>
      <div data-accent={accent} className={className}>
        {children}
      </div>
    </AccentContext>
  );
}

/** The accent of the nearest `AccentScope`. */
export function useAccent(): AccentName {
  return useContext(AccentContext);
}
