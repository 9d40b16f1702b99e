import { describe, expect, it } from 'vitest';
import { createRunId } from './run-id.ts';

describe('createRunId', () => {
  it('is a version 4 UUID whatever the bytes', () => {
    expect(createRunId((bytes) => bytes.fill(0xff))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
    expect(createRunId((bytes) => bytes.fill(0))).toBe('00000000-0000-4000-8000-000000000000');
  });

  it('differs from run to run', () => {
    expect(createRunId()).not.toBe(createRunId());
  });
});
