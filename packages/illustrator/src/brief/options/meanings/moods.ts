import { type Term, term } from '../option.types.ts';

export const MOODS: readonly Term[] = [
  term('dark, darkness, shadowy, dimly', {
    grade: { gain: 0.8, contrast: 1.12, saturation: 0.88, vignette: 0.35 },
  }),
  term(
    `
      joyful, happy, cheerful, merry, gleeful, blissful, delightful, lively, exuberant,
      euphoric, fun
    `,
    { grade: { saturation: 1.28, gain: 1.06, temperature: 0.4 }, features: ['joyful'] },
    'comical, funny, jovial, radiant, sunny, upbeat, zestful, vivacious, cute, adorable',
  ),
  term(
    `
      melancholic, melancholy, sad, sorrowful, gloomy, mournful, wistful, forlorn, desolate,
      bleak, dreary, despairing, heartbroken
    `,
    {
      grade: { saturation: 0.62, temperature: -0.55, gain: 0.92, shadowTint: [-4, 0, 10] },
      implies: { weather: 'cloudy' },
    },
    'depressing, regretful, empty, cold, bored, plaintive, elegiac',
  ),
  term(
    `
      mysterious, enigmatic, mystical, haunting, arcane, otherworldly, uncanny, occult
    `,
    {
      grade: { saturation: 0.85, gain: 0.84, contrast: 1.14, shadowTint: [-6, 4, 16], vignette: 0.4 },
      implies: { weather: 'fog' },
    },
    `
      secretive, cryptic, shadowy, intriguing, suspicious, supernatural, mystic, esoteric,
      hypnotic, alien, strange, weird
    `,
  ),
  term(
    'dramatic, intense, powerful',
    { lighting: 'dramatic', grade: { contrast: 1.16, saturation: 1.1, vignette: 0.3 } },
    `
      dynamic, urgent, explosive, gripping, thrilling, fiery, theatrical, stormy, furious,
      action packed, feverish
    `,
  ),
  term(
    'serene, calm, tranquil, relaxing, soothing, quiet, harmonious, zen',
    { grade: { contrast: 0.92, lift: 0.05, saturation: 0.95, temperature: 0.1 } },
    `
      still, placid, balanced, mellow, content, patient, pure, minimal, sleepy, lazy, soft,
      soft spoken
    `,
  ),
  term(
    'epic, heroic, grand, awe inspiring, monumental, glorious',
    { grade: { contrast: 1.2, saturation: 1.16, vignette: 0.3 }, features: ['rays'] },
    'awe, awestruck, mythic, opulent, valiant',
  ),
  term(
    `
      dark mood, dark and moody, ominous, menacing, sinister, foreboding, grim, moody,
      apocalyptic, dystopian, terrifying, scary, post apocalyptic
    `,
    { grade: { gain: 0.7, contrast: 1.22, saturation: 0.8, vignette: 0.5 } },
    `
      dark, horrifying, nightmarish, macabre, evil, threatening, fearful, angry, violent,
      disturbing, unsettling, doomed, claustrophobic, cynical, oppressive, haunted, hostile,
      dread, tormented, bitter
    `,
  ),
  term(
    'dreamy, hazy, whimsy, fantastical',
    { grade: { contrast: 0.88, lift: 0.08, saturation: 1.04, highlightTint: [10, -2, 12] }, finish: 'bloom' },
    `
      surreal, enchanting, floating, imaginative, magical realism, wonder, psychedelic, trippy,
      transcendental, feminine, childlike
    `,
  ),
  term(
    'romantic, loving, intimate, sensual',
    { grade: { temperature: 0.5, highlightTint: [14, -4, 6], lift: 0.04 } },
    `
      warm, heartwarming, cosy, homely, welcoming, inviting, friendly, seductive, sultry, sweet,
      hygge, faithful
    `,
  ),
  term(
    'nostalgic, nostalgia, vintage mood, retro mood',
    { grade: { saturation: 0.76, temperature: 0.5, lift: 0.07, contrast: 0.93, grain: 0.45 } },
    `
      old fashioned, timeless, antique, retro, vintage, rustic, autumnal, faded, historic,
      reminiscent, homesick, weathered
    `,
  ),
  term(
    'futuristic mood',
    { grade: { temperature: -0.4, contrast: 1.12, saturation: 1.1 }, finish: 'bloom' },
    `
      cool, electric, cyberpunk, high tech, clinical, sterile, icy, frosty, sleek, edgy,
      mechanical, industrial, detached, sophisticated
    `,
  ),
  term('cosy, cozy', { grade: { temperature: 0.55, contrast: 0.98 }, features: ['cosy-light'] }),
  term(
    'whimsical',
    { grade: { saturation: 1.18, lift: 0.06, highlightTint: [12, -4, 12] }, features: ['joyful', 'petals'] },
    'fanciful',
  ),
  term('playful', { grade: { saturation: 1.36, gain: 1.12, temperature: 0.15 }, features: ['joyful'] }),
  term(
    'energetic',
    { lighting: 'hard', grade: { saturation: 1.4, contrast: 1.12 } },
    'excited, exciting, spirited',
  ),
  term(
    'festive, celebratory',
    { grade: { saturation: 1.2, temperature: 0.5, gain: 1.04 }, features: ['joyful', 'confetti'] },
    'carnival',
  ),
  term(
    'peaceful',
    { lighting: 'soft', grade: { lift: 0.05, contrast: 0.92, temperature: 0.25 } },
    'restful, pastoral',
  ),
  term(
    '',
    { lighting: 'diffused', grade: { temperature: -0.25, saturation: 0.82 } },
    'contemplative, thoughtful',
  ),
  term(
    'eerie',
    {
      grade: {
        saturation: 0.62,
        gain: 0.9,
        contrast: 1.24,
        shadowTint: [-5, 5, 3],
        highlightTint: [-4, 4, -2],
        vignette: 0.45,
      },
      implies: { weather: 'fog', timeOfDay: 'twilight' },
    },
    'creepy, ghostly, spectral',
  ),
  term(
    'ethereal',
    {
      lighting: 'diffused',
      finish: 'soft-focus',
      grade: { lift: 0.08, saturation: 0.86, highlightTint: [0, 4, 12] },
    },
    'celestial, heavenly, airy, luminous',
  ),
  term(
    '',
    { lighting: 'golden-hour', grade: { lift: 0.04, gain: 1.06 }, implies: { timeOfDay: 'dawn' } },
    'hopeful, inspiring',
  ),
  term(
    'lonely',
    {
      composition: 'negative-space',
      grade: { saturation: 0.66, temperature: -0.5, gain: 0.92 },
      implies: { weather: 'cloudy' },
    },
    'isolated, lonesome',
  ),
  term(
    '',
    {
      lighting: 'low-key',
      grade: { saturation: 0.55, temperature: -0.3, gain: 1.12 },
      implies: { weather: 'cloudy' },
    },
    'somber, sombre, grief',
  ),
  term(
    'majestic',
    {
      lighting: 'volumetric',
      grade: { contrast: 1.12, saturation: 1.15, temperature: 0.25 },
      features: ['rays'],
    },
    'imposing, sublime',
  ),
  term(
    '',
    { lighting: 'cinematic', grade: { contrast: 1.12, saturation: 1.22, temperature: 0.3 } },
    'adventurous, brave',
  ),
  term(
    '',
    { lighting: 'divine', grade: { contrast: 1.12, saturation: 1.12 }, features: ['rays'] },
    'triumphant, legendary, transcendent',
  ),
  term(
    '',
    { lighting: 'soft', grade: { temperature: 0.35, lift: 0.08, contrast: 0.9, highlightTint: [10, 0, 4] } },
    'tender, caring',
  ),
  term(
    '',
    { lighting: 'dramatic', grade: { temperature: -0.5, contrast: 1.2, saturation: 0.85 } },
    'tense, paranoid',
  ),
  term(
    '',
    { lighting: 'dramatic', grade: { saturation: 1.25, contrast: 1.15 }, implies: { weather: 'wind' } },
    'wild, untamed',
  ),
  term(
    '',
    {
      cameraAngle: 'dutch',
      grade: { contrast: 1.25, saturation: 1.2, vignette: 0.3 },
      implies: { weather: 'storm' },
    },
    'chaotic, frantic',
  ),
];
