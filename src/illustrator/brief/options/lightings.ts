import { type Term, term } from './wish.ts';

export const LIGHTINGS: readonly Term[] = [
  term(
    `
      soft light, soft lighting, diffused light, diffuse lighting, overcast light, natural light,
      window light, ambient light
    `,
    { lighting: 'soft', grade: { contrast: 0.94, lift: 0.03 } },
    `
      soft, diffused, diffuse, overcast, natural, ambient, softbox, cloudy, window, even, flat,
      bounce, bounced, wrap around, shade, open shade, beauty dish, butterfly, clamshell, gentle,
      daylight, indirect, studio, studio lighting, studio light, loop, broad, paramount, ring light,
      skylight, fill, pearlescent, foggy, misty, accent, cool white, mixed, motivated, muted,
      north facing, open sky, shadowless, wraparound, unlit, led panel, daytime, ring
    `,
  ),
  term(
    'hard light, harsh light, direct sunlight, harsh shadows, bright sunlight',
    { lighting: 'hard', grade: { contrast: 1.14 } },
    `
      hard, harsh, direct, spotlight, spot, midday sun, noon sun, high contrast, flash, strobe,
      direct sun, sunlight, sunny, bright, side, sidelight, side lighting, split, overhead, top,
      top light, tropical sun, on camera flash, theatrical, stage, stage lights, stage lighting,
      headlights, dappled, dappled light, cross, raking, floodlight, searchlight, spotlit,
      harsh midday, stadium, projected, refracted, bare bulb
    `,
  ),
  term(
    'golden hour, golden light, magic hour, warm sunlight, golden sunlight',
    { lighting: 'golden-hour', grade: { temperature: 0.5 }, implies: { timeOfDay: 'sunset' } },
    `
      sunset, sunrise, warm, amber, late afternoon, sun kissed, evening, autumn sun, dawn, morning,
      dusk, afterglow
    `,
  ),
  term(
    'blue hour',
    { lighting: 'soft', grade: { temperature: -0.5 }, implies: { timeOfDay: 'twilight' } },
    'twilight, cool, cold, polar, arctic light, winter light',
  ),
  term(
    `
      backlit, backlight, back light, contre jour, silhouetted, silhouette lighting, sun behind
    `,
    { lighting: 'backlit', grade: { contrast: 1.08 } },
    `
      silhouette, backlighting, lens flare, halo, translucent, subsurface, rear, lit from within
    `,
  ),
  term(
    'rim light, rim lighting, edge lighting, edge light',
    { lighting: 'rim', grade: { contrast: 1.08 } },
    'rim, edge, kicker, hair light, contour, outline, three point, three point lighting',
  ),
  term(
    `
      low key, chiaroscuro, rembrandt lighting, dark lighting, dim light, dimly lit,
      film noir lighting, moody lighting, dramatic lighting
    `,
    { lighting: 'low-key', grade: { contrast: 1.18, gain: 0.9, vignette: 0.45 } },
    `
      dramatic, moody, rembrandt, dim, noir, film noir, shadowy, dark, tenebrism, mysterious,
      shadow play, short, gobo, single source, underlit, underlighting, eerie, subdued, gloomy,
      hard shadows, cinematic, cinematic lighting, flickering, foot, under
    `,
  ),
  term(
    'high key, bright and airy, brightly lit',
    { lighting: 'high-key', grade: { gain: 1.14, lift: 0.08, contrast: 0.9 } },
    `
      airy, white, glowing white, fluorescent, clinical, luminous, radiant, snow light, overexposed,
      ethereal
    `,
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
    `
      candlelight, candle light, candlelit, firelight, fire light, lamplight, lantern light,
      torchlight, by candle, fireside
    `,
    {
      lighting: 'candle',
      features: ['cosy-light'],
      grade: { temperature: 0.5, vignette: 0.4, gain: 0.92 },
      implies: { timeOfDay: 'night' },
    },
    `
      candle, campfire, fire, torch, lantern, lanterns, lamp, tungsten, incandescent, fireplace,
      cozy, cosy, gaslight, string lights, fairy lights, practical, practical lights, street lamp,
      streetlight, street lights, lava, sparkler, sparklers, ember glow, fireworks, chandelier,
      gaslit, hearth, bonfire, fairy string, interior lamp, paper lantern
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
    { lighting: 'divine', features: ['rays', 'divine'], grade: { temperature: 0.4, saturation: 1.05 } },
    `
      heavenly, holy, celestial, angelic, aura, glowing, glow, magical, magic, enchanted, mystical,
      stained glass, cathedral, shimmering, sparkling, supernatural
    `,
  ),
  term(
    'moonlight, moonlit, moon light',
    { lighting: 'soft', features: ['full-moon'], implies: { timeOfDay: 'night' } },
    'starlight, night, lunar, full moon, moon, nocturnal',
  ),
  term(
    'bioluminescent, bioluminescence, glow in the dark',
    { lighting: 'neon', features: ['fireflies'], implies: { timeOfDay: 'night' } },
    'fluorescence, firefly, fireflies, phosphorescent',
  ),
  term(
    'iridescent',
    { grade: { saturation: 1.2, highlightTint: [10, -6, 16], shadowTint: [-6, 6, 14] } },
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
