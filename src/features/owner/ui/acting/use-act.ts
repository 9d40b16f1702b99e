import { useCallback } from 'react';
import { productApi } from '../../../user-status/ui/api-client.ts';
import type { ApiRequest } from '../../../user-status/ui/api-client.types.ts';
import { codeOf } from '../known-staff.ts';
import type { Proof } from './proof.ts';
import { useProve } from './prove.tsx';

const PROOFS: ReadonlyMap<unknown, Proof> = new Map([
  ['owner.confirm', 'confirm'],
  ['owner.sign_in_again', 'sign-in'],
]);

/**
 * Calls the console's API. What asks for a proof first is called again with it, so that nothing that was
 * filled in is lost.
 */
export function useAct() {
  const prove = useProve();
  return useCallback(
    async <Answer>(request: ApiRequest): Promise<Answer | null> => {
      const call = () => productApi().call<Answer>({ ...request, path: `/owner${request.path}` });
      try {
        return await call();
      } catch (error) {
        const proof = PROOFS.get(codeOf(error));
        if (!proof) throw error;
        await prove(proof);
        return await call();
      }
    },
    [prove],
  );
}
