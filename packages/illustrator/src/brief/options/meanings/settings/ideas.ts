import type { Grade, Idea } from '../../../brief.types.ts';
import { type Term, term } from '../../option.types.ts';

function idea(name: Idea, words: string, grade?: Grade): Term {
  return term(words, { idea: name, implies: { scene: 'abstract' }, ...(grade ? { grade } : {}) });
}

/** Feelings and ideas: drawn as an abstract picture when nothing else is asked for. */
export const IDEAS: readonly Term[] = [
  term('joy, happiness, bliss, delight, laughter, celebration, euphoria, gratitude', {
    idea: 'joy',
    features: ['joyful'],
    implies: { scene: 'abstract' },
    grade: { saturation: 1.2 },
  }),
  term('hope, faith, optimism, new beginning, new beginnings, courage, trust', {
    idea: 'hope',
    features: ['joyful'],
    implies: { scene: 'abstract' },
  }),
  term('freedom, liberty, liberation, independence', {
    idea: 'freedom',
    features: ['joyful'],
    implies: { scene: 'abstract' },
  }),
  idea('sadness', 'sadness, sorrow, grief, despair, depression, melancholia, heartbreak, regret', {
    saturation: 0.6,
    temperature: -0.5,
    gain: 0.9,
  }),
  idea('loneliness', 'loneliness, solitude, longing, isolation, alienation', {
    saturation: 0.7,
    temperature: -0.4,
  }),
  idea('love', 'love, passion, desire, romance, friendship, tenderness, affection', {
    temperature: 0.6,
    highlightTint: [14, -6, 4],
  }),
  idea('anger', 'anger, rage, fury, war, hatred, jealousy, violence', {
    contrast: 1.25,
    saturation: 1.1,
    gain: 0.88,
  }),
  idea('chaos', 'chaos, madness, destruction, entropy, confusion, turmoil', {
    contrast: 1.25,
    saturation: 1.1,
  }),
  idea('fear', 'fear, anxiety, dread, panic, terror, nightmare, nightmares, stress', {
    contrast: 1.2,
    gain: 0.85,
  }),
  idea('death', 'death, mortality, end of the world', { contrast: 1.2, saturation: 0.8, gain: 0.88 }),
  idea(
    'peace',
    'peace, serenity, calmness, tranquility, harmony, balance, silence, mindfulness, meditation, wisdom, stillness, inner peace, spirituality',
    { contrast: 0.92, lift: 0.05 },
  ),
  idea(
    'time',
    'time running out, time passing, passage of time, passing of time, flow of time, running out of time, time, eternity, infinity, time travel',
  ),
  idea(
    'dream',
    'dreams, dream, imagination, creativity, thought, thoughts, consciousness, inspiration, nothingness, emptiness',
  ),
  idea('memory', 'memory, memories, nostalgia for, forgetting, childhood memories, deja vu'),
  idea('music', 'music, sound, rhythm, melody, jazz music, symphony, song, synesthesia, harmony of sounds'),
  idea(
    'energy',
    'energy, movement, flow, motion, speed, power, vitality, electricity, emotion, emotions, feeling, feelings',
  ),
  idea('growth', 'growth, change, transformation, rebirth, birth, life, evolution, metamorphosis'),
];
