import { type Term, term } from './option.types.ts';

export const LIGHTINGS: readonly Term[] = [
  term(
    'natural light, natural lighting, available light',
    { lighting: 'daylight' },
    'natural, daylight, daytime, north facing, open sky, broad daylight',
  ),
  term(
    'ambient light, even light',
    { lighting: 'even', grade: { contrast: 0.94 } },
    `
      ambient, even, flat, fill, open shade, shade, indirect, bounce, bounced,
      skylight, unlit, shadowless, mixed, motivated
    `,
  ),
  term(
    'soft light, soft lighting',
    { lighting: 'soft', grade: { contrast: 0.94, lift: 0.03 } },
    `
      soft, softbox, gentle, wrap around, wraparound, beauty dish, pearlescent, muted, accent,
      led panel
    `,
  ),
  term(
    'diffused light, diffuse lighting, diffuse light, overcast light',
    { lighting: 'diffused', grade: { contrast: 0.88, saturation: 0.9, lift: 0.04 } },
    'diffused, diffuse, cloudy, foggy, misty, cool white',
  ),
  term('', { lighting: 'diffused', implies: { weather: 'cloudy' }, grade: { saturation: 0.86 } }, 'overcast'),
  term('window light, light from a window, light through a window', { lighting: 'window' }, 'window'),
  term(
    'studio lighting, studio light, three point lighting',
    { lighting: 'studio', grade: { contrast: 1.04 } },
    `
      studio, butterfly, clamshell, loop, broad, paramount, ring light, ring, three point, flash,
      strobe, on camera flash, product
    `,
  ),
  term(
    'hard light, harsh light, direct sunlight, harsh shadows, bright sunlight',
    { lighting: 'hard', grade: { contrast: 1.2 } },
    `
      hard, harsh, direct, midday sun, noon sun, high contrast, direct sun, sunlight, sunny, bright,
      side, sidelight, side lighting, split, overhead, top, top light, tropical sun, headlights, cross,
      raking, harsh midday, projected, refracted, bare bulb
    `,
  ),
  term('dappled light, dappled sunlight, dappled shade', { lighting: 'dappled' }, 'dappled, leafy, forest'),
  term(
    'spotlight, spot light, in the spotlight, stage lights, stage lighting',
    { lighting: 'spotlight', grade: { contrast: 1.08 } },
    'spot, spotlit, theatrical, stage, floodlight, searchlight, stadium',
  ),
  term(
    'golden hour, golden light, magic hour, warm sunlight, golden sunlight',
    { lighting: 'golden-hour', grade: { temperature: 0.35 }, implies: { timeOfDay: 'sunset' } },
    'amber, late afternoon, sun kissed, evening, autumn sun, afterglow',
  ),
  term('', { lighting: 'golden-hour', grade: { temperature: 0.45, lift: 0.03 } }, 'warm'),
  term(
    '',
    { lighting: 'soft', grade: { temperature: 0.3, saturation: 1.12 }, implies: { timeOfDay: 'sunset' } },
    'sunset, dusk',
  ),
  term(
    '',
    { lighting: 'soft', grade: { temperature: 0.15, lift: 0.06 }, implies: { timeOfDay: 'dawn' } },
    'sunrise, dawn, morning',
  ),
  term(
    'blue hour',
    {
      lighting: 'soft',
      grade: { temperature: -0.7, shadowTint: [-12, 0, 20] },
      implies: { timeOfDay: 'twilight' },
    },
    'twilight, cool, cold, polar, arctic light, winter light',
  ),
  term(
    'backlit, backlight, back light, contre jour, sun behind',
    { lighting: 'backlit', grade: { contrast: 1.04 } },
    'backlighting, lens flare, halo, translucent, subsurface, rear, lit from within',
  ),
  term(
    'silhouetted, silhouette lighting',
    { lighting: 'silhouette', implies: { timeOfDay: 'sunset' } },
    'silhouette, shadow play, outline',
  ),
  term(
    'rim light, rim lighting, edge lighting, edge light',
    { lighting: 'rim', grade: { contrast: 1.06 } },
    'rim, edge, kicker, hair light, contour',
  ),
  term(
    'dramatic lighting, moody lighting, dramatic light',
    { lighting: 'dramatic', grade: { contrast: 1.16, saturation: 1.06, vignette: 0.3 } },
    'dramatic, gobo, single source, hard shadows, short',
  ),
  term(
    'cinematic lighting, cinematic light',
    {
      lighting: 'cinematic',
      grade: { contrast: 1.1, shadowTint: [-10, 2, 12], highlightTint: [10, 2, -10], vignette: 0.24 },
    },
    'cinematic',
  ),
  term(
    `
      low key, dark lighting, dim light, dimly lit, film noir lighting
    `,
    { lighting: 'low-key', grade: { contrast: 1.08, vignette: 0.3 } },
    `
      dim, noir, film noir, shadowy, underlit, underlighting, subdued, flickering, foot, under
    `,
  ),
  term(
    'chiaroscuro, rembrandt lighting, tenebrism',
    { lighting: 'chiaroscuro', grade: { contrast: 1.1, temperature: 0.25, vignette: 0.35 } },
    'rembrandt, tenebroso',
  ),
  term(
    'high key, bright and airy, brightly lit',
    { lighting: 'high-key', grade: { gain: 1.12, lift: 0.07, contrast: 0.92 } },
    `
      airy, white, glowing white, luminous, radiant, snow light, overexposed
    `,
  ),
  term(
    'fluorescent lighting, fluorescent light, fluorescent tubes',
    { lighting: 'fluorescent', grade: { temperature: -0.2, saturation: 0.84 } },
    'fluorescent, clinical, office, sterile, hospital',
  ),
  term(
    'neon lighting, neon light, neon lights, neon lit, neon glow, neon signs, neon sign',
    { lighting: 'neon', features: ['neon-signs'], implies: { timeOfDay: 'neon' } },
    `
      neon, led, rgb, cyberpunk, colored gel, coloured gel, gel, black light, ultraviolet, uv, laser,
      disco, club, holographic, electric, color gels, colored gels, bi color, split color, duotone,
      screen glow, monitor glow, arcade, blacklit, nightclub
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
    `
      candle, tungsten, incandescent, practical, practical lights, chandelier, interior lamp, sparkler, sparklers, string lights, fairy lights, fairy string
    `,
  ),
  term(
    'firelight, fire light, torchlight, fireside',
    {
      lighting: 'fireside',
      features: ['cosy-light', 'fireplace'],
      grade: { temperature: 0.35, vignette: 0.3 },
      implies: { timeOfDay: 'night' },
    },
    'campfire, fire, torch, fireplace, lava, ember glow, fireworks, hearth, bonfire',
  ),
  term(
    'lamplight, lantern light, by lantern light',
    {
      lighting: 'lantern',
      features: ['cosy-light'],
      grade: { temperature: 0.15, vignette: 0.25 },
      implies: { timeOfDay: 'night' },
    },
    `
      lantern, lanterns, lamp, gaslight, street lamp, streetlight, street lights, gaslit,
      paper lantern
    `,
  ),
  term(
    `
      volumetric, volumetric light, volumetric lighting, god rays, sun rays, sunrays, sunbeams,
      light rays, crepuscular rays, light shafts, sunbeam, rays of light, shafts of light
    `,
    { lighting: 'volumetric', features: ['rays'] },
    `
      rays, atmospheric, hazy, light beams, beams, tyndall, forest light, smoky, dusty, crepuscular,
      god ray
    `,
  ),
  term(
    `
      divine light, heavenly light, holy light, celestial light, divine rays, sacred light, divine
    `,
    { lighting: 'divine', features: ['rays', 'divine'], grade: { temperature: 0.3, saturation: 1.05 } },
    `
      heavenly, holy, celestial, angelic, aura, glowing, glow, magical, magic, enchanted, shimmering, sparkling, supernatural
    `,
  ),
  term(
    'moonlight, moonlit, moon light',
    { lighting: 'moonlight', features: ['full-moon'], implies: { timeOfDay: 'night' } },
    'starlight, night, lunar, full moon, moon, nocturnal',
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
      prismatic, rainbow, caustic, caustics, underwater, underwater caustics, global illumination,
      ray traced, hdr, hdri, reflected, specular
    `,
  ),
  term('lightning flash', { lighting: 'hard', implies: { weather: 'storm' } }, 'lightning, storm, stormy'),
  term(
    'aurora lighting',
    { features: ['aurora', 'stars'], implies: { timeOfDay: 'night' } },
    'aurora, northern lights, aurora borealis',
  ),
];
