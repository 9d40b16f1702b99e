import { describe, expect, it } from 'vitest';
import { IMAGE_MODELS, modelFor } from './image-models.rules.ts';

describe('image models', () => {
  it('ENT-19: the green tool lists a standard model and Booster 5.0', () => {
    expect(IMAGE_MODELS.green.map((model) => model.name)).toEqual(['Standard', 'Booster 5.0']);
  });

  it('ENT-20: the yellow tool has one model', () => {
    expect(IMAGE_MODELS.yellow).toHaveLength(1);
  });

  it('C-13: the plan decides which green model draws', () => {
    expect(modelFor('green', 'Free Trial').name).toBe('Standard');
    expect(modelFor('green', null).name).toBe('Standard');
    expect(modelFor('green', 'Premium').name).toBe('Booster 5.0');
    expect(modelFor('yellow', 'Premium')).toBe(IMAGE_MODELS.yellow[0]);
  });
});
