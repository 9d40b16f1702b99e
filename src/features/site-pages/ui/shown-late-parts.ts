import type { ComponentType, MouseEvent } from 'react';
import type { LostData } from '../../../ui/until-answered.ts';
import type { ConsoleComponent } from '../../owner/ui/ask-for-console.ts';
import type { HeaderAccountProps } from '../../user-status/ui/header-account.tsx';

/** What any page may have to show and few do. */
export interface LateParts {
  /** What whoever runs the site sees in the place of some pages. */
  Console?: ConsoleComponent;
  Consent?: ComponentType;
  Reading?: ComponentType;
  /** What says that the next page did not come, and the first time that it had to. */
  Lost?: ComponentType<{ first: LostData }>;
  lost?: LostData;
  /** Says that a newer build waits. */
  Update?: ComponentType<{ takeOver: () => void }>;
  takeOver?: () => void;
  /** The keyboard's shortcuts, and how often somebody asked for them. */
  Shortcuts?: ComponentType<{ asked: number }>;
  shortcutsAsked?: number;
  /** Whoever is signed in, or is about to be. */
  Account?: ComponentType<HeaderAccountProps>;
  /** What offers an account what was made here before. */
  MoveIn?: ComponentType;
  /** How often the header was asked to sign somebody in. */
  signInsAsked?: number;
  /** What the header's link does; without it the link leads to a page that asks to sign in. */
  onSignIn?: (event: MouseEvent) => void;
}

export type Show = (change: (now: LateParts) => LateParts) => void;
