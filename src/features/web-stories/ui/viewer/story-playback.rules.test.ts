import { describe, expect, test } from 'vitest';
import {
  announcement,
  hasEnded,
  OPENED,
  type Playback,
  type PlaybackStep,
  playbackAfter,
} from './story-playback.rules.ts';

const COUNT = 3;
const having = (...steps: PlaybackStep[]): Playback =>
  steps.reduce((playback, step) => playbackAfter(playback, step, COUNT), OPENED);

describe('a story that plays', () => {
  test('VIEW-09, VIEW-15: goes on slide by slide to its end, and no further', () => {
    expect(having('time-is-up').place).toBe(1);
    expect(having('time-is-up', 'time-is-up', 'time-is-up').place).toBe(COUNT);
    expect(having('next', 'next', 'next', 'next').place).toBe(COUNT);
    expect(hasEnded(having('last'), COUNT)).toBe(false);
    expect(hasEnded(having('last', 'next'), COUNT)).toBe(true);
  });

  test('VIEW-10: stays where it is while it is paused, also when the time was up already', () => {
    const paused = having('next', 'toggle');
    expect(playbackAfter(paused, 'time-is-up', COUNT)).toEqual(paused);
    expect(having('toggle', 'next')).toMatchObject({ place: 1, isPaused: true });
    expect(having('toggle', 'toggle').isPaused).toBe(false);
  });

  test('VIEW-14, T-31: going back from the first slide stays, and begins its time anew', () => {
    expect(having('previous')).toMatchObject({ place: 0, round: 1 });
  });

  test('T-31: every move by hand begins the time anew; pausing does not', () => {
    expect(having('next').round).toBe(1);
    expect(having('next', 'previous', 'last', 'first').round).toBe(4);
    expect(having('toggle', 'toggle').round).toBe(0);
  });

  test('can be left at its end by going back, or by watching it again', () => {
    const end = having('last', 'toggle', 'next');
    expect(playbackAfter(end, 'previous', COUNT).place).toBe(COUNT - 1);
    expect(playbackAfter(end, 'replay', COUNT)).toMatchObject({ place: 0, isPaused: false });
    expect(playbackAfter(end, 'toggle', COUNT)).toEqual(end);
    expect(playbackAfter(end, 'time-is-up', COUNT)).toEqual(end);
  });
});

describe('a screen reader', () => {
  const captions = ['Dawn', '', 'Dusk'];

  test('hears nothing while the story goes on by itself', () => {
    expect(announcement(OPENED, captions)).toBe('');
    expect(announcement(having('time-is-up'), captions)).toBe('');
  });

  test('hears where the story stands after a move, a pause, and at the end', () => {
    expect(announcement(having('next'), captions)).toBe('Slide 2 of 3');
    expect(announcement(having('last'), captions)).toBe('Slide 3 of 3: Dusk');
    expect(announcement(having('toggle'), captions)).toBe('Paused. Slide 1 of 3: Dawn');
    expect(announcement(having('toggle', 'toggle'), captions)).toBe('The story goes on.');
    expect(announcement(having('last', 'time-is-up'), captions)).toBe('The story has ended.');
  });
});
