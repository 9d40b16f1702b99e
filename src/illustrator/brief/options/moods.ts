import { type Term, term } from './wish.ts';

export const MOODS: readonly Term[] = [
  term('dark, darkness, shadowy, dimly', {
    grade: { gain: 0.8, contrast: 1.12, saturation: 0.88, vignette: 0.35 },
  }),
  term(
    `
      joyful, happy, cheerful, playful, jubilant, festive, celebratory, merry, gleeful, blissful,
      delightful, whimsical, lively, exuberant, euphoric, fun
    `,
    { grade: { saturation: 1.28, gain: 1.06, temperature: 0.4 }, features: ['joyful'] },
    `
      uplifting, optimistic, energetic, vibrant, humorous, comical, funny, excited, exciting,
      carefree, jovial, radiant, sunny, bright, upbeat, ecstatic, zestful, vivacious, amused, silly,
      quirky, spirited, cute, adorable, elated, exhilarating, surprising, mischievous, liberating,
      eccentric
    `,
  ),
  term(
    `
      melancholic, melancholy, sad, sorrowful, lonely, gloomy, mournful, wistful, forlorn, desolate,
      bleak, dreary, despairing, heartbroken
    `,
    {
      grade: { saturation: 0.62, temperature: -0.55, gain: 0.92, shadowTint: [-4, 0, 10] },
      implies: { weather: 'cloudy' },
    },
    `
      somber, sombre, solitary, isolated, grief, tragic, depressing, lonesome, pensive, regretful,
      solemn, bittersweet, longing, yearning, empty, cold, bored, brooding, plaintive, elegiac,
      austere, fragile, languid, poetic
    `,
  ),
  term(
    `
      mysterious, enigmatic, mystical, eerie, haunting, arcane, otherworldly, ethereal, uncanny,
      occult
    `,
    {
      grade: { saturation: 0.85, gain: 0.84, contrast: 1.14, shadowTint: [-6, 4, 16], vignette: 0.4 },
      implies: { weather: 'fog' },
    },
    `
      secretive, spooky, creepy, cryptic, shadowy, intriguing, suspicious, supernatural, magical,
      mystic, esoteric, hypnotic, spectral, ghostly, alien, strange, weird, curious
    `,
  ),
  term(
    'dramatic, intense, powerful',
    { lighting: 'dramatic', grade: { contrast: 1.16, saturation: 1.1, vignette: 0.3 } },
    `
      tense, suspenseful, dynamic, passionate, fierce, urgent, explosive, gripping, thrilling, fiery,
      theatrical, bold, stormy, restless, turbulent, furious, rebellious, defiant, determined,
      frantic, wild, action packed, feverish
    `,
  ),
  term(
    'serene, peaceful, calm, tranquil, relaxing, soothing, quiet, idyllic, harmonious, zen',
    { grade: { contrast: 0.92, lift: 0.05, saturation: 0.95, temperature: 0.1 } },
    `
      gentle, meditative, contemplative, relaxed, still, placid, restful, balanced, pastoral, mellow,
      content, introspective, reflective, spiritual, sacred, reverent, patient, thoughtful, airy,
      pure, minimal, sleepy, lazy, soft, humble, lush, soft spoken
    `,
  ),
  term(
    'epic, heroic, majestic, grand, awe inspiring, monumental, glorious',
    { grade: { contrast: 1.2, saturation: 1.16, vignette: 0.3 }, features: ['rays'] },
    `
      triumphant, legendary, inspiring, victorious, regal, noble, awe, awestruck, sublime, mythic,
      ambitious, adventurous, confident, proud, courageous, brave, divine, imposing, opulent,
      luxurious, valiant, transcendent, wondrous, devotional, dignified, fearless, utopian, stoic
    `,
  ),
  term(
    `
      dark mood, dark and moody, ominous, menacing, sinister, foreboding, grim, moody, apocalyptic,
      dystopian, terrifying, scary, post apocalyptic
    `,
    { grade: { gain: 0.7, contrast: 1.22, saturation: 0.8, vignette: 0.5 } },
    `
      dark, gritty, horrifying, nightmarish, macabre, evil, threatening, fearful, angry, violent,
      disturbing, anxious, unsettling, chaotic, doomed, paranoid, claustrophobic, cynical,
      oppressive, haunted, hostile, dread, tormented, bitter
    `,
  ),
  term(
    'dreamy, hazy, whimsy, fantastical',
    { grade: { contrast: 0.88, lift: 0.08, saturation: 1.04, highlightTint: [10, -2, 12] }, finish: 'bloom' },
    `
      surreal, enchanted, enchanting, floating, imaginative, fanciful, delicate, innocent,
      magical realism, wonder, psychedelic, trippy, celestial, heavenly, transcendental, tender,
      feminine, childlike
    `,
  ),
  term(
    'romantic, loving, intimate, sensual',
    { grade: { temperature: 0.5, highlightTint: [14, -4, 6], lift: 0.04 } },
    `
      warm, affectionate, sentimental, heartwarming, hopeful, cozy, cosy, homely, comforting,
      welcoming, inviting, friendly, grateful, compassionate, seductive, sultry, elegant, graceful,
      sweet, hygge, caring, faithful
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
      futuristic, cool, electric, cyberpunk, high tech, clinical, sterile, icy, frosty, sleek, edgy,
      mechanical, industrial, detached, sophisticated
    `,
  ),
  term('cosy, cozy', { grade: { temperature: 0.55, contrast: 0.98 }, features: ['cosy-light'] }),
];
