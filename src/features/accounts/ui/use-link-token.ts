import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { readLinkToken } from './link-token.ts';

/**
 * The token of the mailed link that led here; null until the browser has read it, '' without one. It
 * leaves the address bar at once, and so the history of a computer that others use too.
 */
export function useLinkToken(): string | null {
  const [token, setToken] = useState<string | null>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const found = readLinkToken(window.location.hash);
    setToken((known) => found || known || '');
    if (found) navigate({ hash: '' }, { replace: true, preventScrollReset: true });
  }, [navigate]);
  return token;
}
