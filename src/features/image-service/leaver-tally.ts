export interface LeaverTally {
  /**
   * Counts a visitor who left while their image was drawn.
   * @param date YYYY-MM-DD in UTC; a new one starts all counts anew.
   * @returns how often that was so on this day, this time included.
   */
  add(date: string, visitor: string): number;
  /** How often the visitor left on this day. */
  count(date: string, visitor: string): number;
}

/**
 * Remembers how often visitors left their images half drawn today. It lives in memory: what a restart
 * forgets is at most a day's patience with somebody.
 * @param capacity how many visitors are remembered; those who left longest ago are forgotten first.
 */
export function createLeaverTally(capacity: number): LeaverTally {
  const counts = new Map<string, number>();
  let today = '';
  return {
    add(date, visitor) {
      // Not on an older date: an image asked for before midnight may be left after it.
      if (date > today) {
        today = date;
        counts.clear();
      }
      const count = (counts.get(visitor) ?? 0) + 1;
      counts.delete(visitor);
      counts.set(visitor, count);
      for (const oldest of counts.keys()) {
        if (counts.size <= capacity) break;
        counts.delete(oldest);
      }
      return count;
    },
    count: (date, visitor) => (date === today ? (counts.get(visitor) ?? 0) : 0),
  };
}
