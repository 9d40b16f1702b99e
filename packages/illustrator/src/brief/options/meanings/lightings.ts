import { type Term, term } from '../option.types.ts';

export const LIGHTINGS: readonly Term[] = [
  term(
    'natural light, natural lighting, available light',
    { lighting: 'daylight' },
    'daylight, broad daylight',
  ),
  term(
    'ambient light, even light',
    { lighting: 'even', grade: { contrast: 0.94 } },
    'even, flat, shade, indirect, bounce, skylight',
  ),
  term(
    'soft light, soft lighting',
    { lighting: 'soft', grade: { contrast: 0.94, lift: 0.03 } },
    'gentle, wrap around, pearlescent',
  ),
  term(
    'diffused light, diffuse lighting, diffuse light, overcast light',
    { lighting: 'diffused', grade: { contrast: 0.88, saturation: 0.9, lift: 0.04 } },
    'diffuse, cloudy, misty',
  ),
  term('', { lighting: 'diffused', implies: { weather: 'cloudy' }, grade: { saturation: 0.86 } }, 'overcast'),
  term('window light, light from a window, light through a window', { lighting: 'window' }),
  term(
    'studio lighting, studio light, three point lighting',
    { lighting: 'studio', grade: { contrast: 1.04 } },
    'clamshell, ring light, on camera flash, product',
  ),
  term(
    'hard light, harsh light, direct sunlight, harsh shadows, bright sunlight',
    { lighting: 'hard', grade: { contrast: 1.2 } },
    `
      harsh, direct, midday sun, noon sun, high contrast, sunlight, sunny, bright, sidelight,
      side lighting, top, top light, tropical sun, headlights, raking
    `,
  ),
  term('dappled light, dappled sunlight, dappled shade', { lighting: 'dappled' }, 'leafy, forest'),
  term(
    'spotlight, spot light, in the spotlight, stage lights, stage lighting',
    { lighting: 'spotlight', grade: { contrast: 1.08 } },
    'spot, theatrical, floodlight, searchlight',
  ),
  term(
    'golden hour, golden light, magic hour, warm sunlight, golden sunlight',
    { lighting: 'golden-hour', grade: { temperature: 0.35 }, implies: { timeOfDay: 'sunset' } },
    'amber, late afternoon, sun kissed, evening, autumn sun',
  ),
  term('', { lighting: 'golden-hour', grade: { temperature: 0.45, lift: 0.03 } }, 'warm'),
  term(
    '',
    { lighting: 'soft', grade: { temperature: 0.3, saturation: 1.12 }, implies: { timeOfDay: 'sunset' } },
    'sunset',
  ),
  term(
    '',
    { lighting: 'soft', grade: { temperature: 0.15, lift: 0.06 }, implies: { timeOfDay: 'dawn' } },
    'sunrise, morning',
  ),
  term(
    'blue hour',
    {
      lighting: 'soft',
      grade: { temperature: -0.7, shadowTint: [-12, 0, 20] },
      implies: { timeOfDay: 'twilight' },
    },
    'twilight, cool, polar, arctic light, winter light',
  ),
  term(
    'backlit, backlight, back light, contre jour, sun behind',
    { lighting: 'backlit', grade: { contrast: 1.04 } },
    'backlighting, lens flare, translucent, subsurface',
  ),
  term(
    'silhouetted, silhouette lighting',
    { lighting: 'silhouette', implies: { timeOfDay: 'sunset' } },
    'shadow play, outline',
  ),
  term(
    'rim light, rim lighting, edge lighting, edge light',
    { lighting: 'rim', grade: { contrast: 1.06 } },
    'hair light',
  ),
  term(
    'dramatic lighting, moody lighting, dramatic light',
    { lighting: 'dramatic', grade: { contrast: 1.16, saturation: 1.06, vignette: 0.3 } },
    'gobo, single source, hard shadows',
  ),
  term('cinematic lighting, cinematic light', {
    lighting: 'cinematic',
    grade: { contrast: 1.1, shadowTint: [-10, 2, 12], highlightTint: [10, 2, -10], vignette: 0.24 },
  }),
  term(
    `
      low key, dark lighting, dim light, dimly lit, film noir lighting
    `,
    { lighting: 'low-key', grade: { contrast: 1.08, vignette: 0.3 } },
    'noir, shadowy, underlit, underlighting, subdued',
  ),
  term(
    'chiaroscuro, rembrandt lighting, tenebrism',
    { lighting: 'chiaroscuro', grade: { contrast: 1.1, temperature: 0.25, vignette: 0.35 } },
    'tenebroso',
  ),
  term(
    'high key, bright and airy, brightly lit',
    { lighting: 'high-key', grade: { gain: 1.12, lift: 0.07, contrast: 0.92 } },
    'airy, white, glowing white, luminous, snow light, overexposed',
  ),
  term(
    'fluorescent lighting, fluorescent light, fluorescent tubes',
    { lighting: 'fluorescent', grade: { temperature: -0.2, saturation: 0.84 } },
    'clinical, office, sterile, hospital',
  ),
  term(
    'neon lighting, neon light, neon lights, neon lit, neon glow, neon signs, neon sign',
    { lighting: 'neon', features: ['neon-signs'], implies: { timeOfDay: 'neon' } },
    `
      led, rgb, cyberpunk, coloured gel, gel, black light, uv, club, electric, color gels,
      colored gels, bi color, split color, duotone, screen glow, monitor glow, arcade
    `,
  ),
  term(
    'candlelight, candle light, candlelit, by candle',
    {
      lighting: 'candle',
      features: ['cosy-light'],
      grade: { temperature: 0.3, vignette: 0.3 },
      implies: { timeOfDay: 'night' },
    },
    'practical lights, sparkler, sparklers, string lights, fairy lights',
  ),
  term(
    'firelight, fire light, torchlight, fireside',
    {
      lighting: 'fireside',
      features: ['cosy-light', 'fireplace'],
      grade: { temperature: 0.35, vignette: 0.3 },
      implies: { timeOfDay: 'night' },
    },
    'fire, fireplace, lava, ember glow, fireworks',
  ),
  term(
    'lamplight, lantern light, by lantern light',
    {
      lighting: 'lantern',
      features: ['cosy-light'],
      grade: { temperature: 0.15, vignette: 0.25 },
      implies: { timeOfDay: 'night' },
    },
    'lanterns, lamp, gaslight, streetlight, street lights',
  ),
  term(
    `
      volumetric, volumetric light, volumetric lighting, god rays, sun rays, sunrays, sunbeams,
      light rays, crepuscular rays, light shafts, sunbeam, rays of light, shafts of light, beams of light, light beams
    `,
    { lighting: 'volumetric', features: ['rays'] },
    'rays, atmospheric, light beams, beams, tyndall, forest light, smoky, dusty',
  ),
  term(
    `
      divine light, heavenly light, holy light, celestial light, divine rays, sacred light, divine
    `,
    { lighting: 'divine', features: ['rays', 'divine'], grade: { temperature: 0.3, saturation: 1.05 } },
    'heavenly, holy, celestial, angelic, aura, glow, magical, magic, enchanted',
  ),
  term(
    'moonlight, moonlit, moon light',
    { lighting: 'moonlight', features: ['full-moon'], implies: { timeOfDay: 'night' } },
    'starlight, night, lunar, full moon, moon',
  ),
  term(
    'bioluminescent, bioluminescence, glow in the dark',
    { lighting: 'bioluminescent', features: ['fireflies'], implies: { timeOfDay: 'night' } },
    'fluorescence, firefly, fireflies, phosphorescent',
  ),
  term(
    'iridescent',
    {
      lighting: 'iridescent',
      grade: { saturation: 1.2, highlightTint: [10, -6, 16], shadowTint: [-6, 6, 14] },
    },
    `
      rainbow, caustic, caustics, underwater caustics, global illumination, ray traced, hdr,
      hdri, specular
    `,
  ),
  term('lightning flash', { lighting: 'hard', implies: { weather: 'storm' } }, 'stormy'),
  term(
    'aurora lighting',
    { features: ['aurora', 'stars'], implies: { timeOfDay: 'night' } },
    'northern lights, aurora borealis',
  ),
];
