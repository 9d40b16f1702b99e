import { createContext, type ReactNode, useContext, useState } from 'react';
import { type Proof, Unproven } from './proof.ts';
import { ProveDialog } from './prove-dialog.tsx';

/** Asks whoever is at the keyboard to show who they are. Rejects with Unproven when they would not. */
type Prove = (proof: Proof) => Promise<void>;

const ProveContext = createContext<Prove>(() => Promise.reject(new Unproven()));

export const useProve = (): Prove => useContext(ProveContext);

interface Asked {
  proof: Proof;
  settle: (isProven: boolean) => void;
}

interface ProveProviderProps {
  /** Else the account signs in with its provider. */
  hasPassword: boolean;
  /** The name of the provider beside it; '' for none. */
  signInWith: string;
  children: ReactNode;
}

export function ProveProvider({ children, ...account }: ProveProviderProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [prove] = useState(
    (): Prove => (proof) =>
      new Promise<void>((resolve, reject) => {
        const settle = (isProven: boolean) => {
          setAsked(null);
          if (isProven) resolve();
          else reject(new Unproven('Nothing was changed.'));
        };
        setAsked({ proof, settle });
      }),
  );
  return (
    <ProveContext value={prove}>
      {children}
      {asked && <ProveDialog {...account} proof={asked.proof} onSettled={asked.settle} />}
    </ProveContext>
  );
}
