import { describe, expect, it } from 'vitest';
import { createObservable } from './observable.ts';

describe('an observable', () => {
  it('reads its first value once, when asked', () => {
    let reads = 0;
    const observable = createObservable(() => {
      reads += 1;
      return { reads };
    });
    expect(reads).toBe(0);
    expect(observable.getSnapshot()).toBe(observable.getSnapshot());
    expect(reads).toBe(1);
  });

  it('tells listeners of a new value, and only until they leave', () => {
    const observable = createObservable(() => 1);
    const heard: number[] = [];
    const leave = observable.subscribe(() => heard.push(observable.getSnapshot()));
    observable.set(2);
    observable.set(2);
    leave();
    observable.set(3);
    expect(heard).toEqual([2]);
  });
});
