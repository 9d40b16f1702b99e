import { useEffect, useState } from 'react';

/** The year on the visitor's clock once there is one; until then the server's. */
export function useCurrentYear(serverYear: number): number {
  const [year, setYear] = useState(serverYear);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return year;
}
