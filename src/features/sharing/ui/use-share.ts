import { useEffect, useState } from 'react';
import { describeCallFailure } from '../../user-status/call-failure.rules.ts';
import type { OwnShare, ShareSubject, ShareTerms } from '../sharing.types.ts';
import { endShare, findShare, makeShare } from './share-requests.ts';

/** The link of a picture or a collection; undefined until it is known whether there is one. */
export function useShare({ kind, id }: ShareSubject, isWanted: boolean) {
  const [share, setShare] = useState<OwnShare | null | undefined>(undefined);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const attempt = async (ask: () => Promise<OwnShare | null>, fallback: string): Promise<boolean> => {
    setIsBusy(true);
    setProblem('');
    try {
      setShare(await ask());
      return true;
    } catch (error) {
      setProblem(describeCallFailure(error, fallback).message);
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    setShare(undefined);
    setProblem('');
    findShare({ kind, id }).then(
      (found) => isCurrent && setShare(found),
      (error: unknown) => {
        const { message } = describeCallFailure(error, 'We couldn’t look for a link. Please try again.');
        if (isCurrent) setProblem(message);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [kind, id, isWanted]);
  return {
    share,
    isBusy,
    problem,
    make: (terms: ShareTerms) =>
      attempt(() => makeShare({ kind, id }, terms), 'The link wasn’t made. Please try again.'),
    end: () =>
      attempt(async () => {
        await endShare({ kind, id });
        return null;
      }, 'The link wasn’t ended. Please try again.'),
  };
}
