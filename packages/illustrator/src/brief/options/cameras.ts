import { type Term, term } from './option.types.ts';

export const CAMERA_ANGLES: readonly Term[] = [
  term(
    'seen through a window',
    { composition: 'framed' },
    'looking through a window, foreground framing, door frame view',
  ),
  term(
    'eye level, eye level shot, straight on, front view',
    { cameraAngle: 'eye' },
    `
      frontal, normal, full shot, full body, point of view, pov, hip level,
      tracking shot, dolly shot, static shot, first person, first person view,
      third person, medium wide, action shot, candid shot, freeze frame, pan shot, product shot,
      slow motion frame, deep focus shot, group shot, head on view, eye to eye view, mirror shot,
      cutaway view, cross section view, split level view, submerged view
    `,
  ),
  term('', { cameraAngle: 'eye', view: 'behind' }, 'rear view, back view'),
  term('', { cameraAngle: 'eye', view: 'profile' }, 'side view, profile, profile view, three quarter view'),
  term(
    `
      low angle, low angle shot, low angle view, worm's eye, worm's eye view, worms eye view,
      from below, seen from below, looking up
    `,
    { cameraAngle: 'low' },
    `
      ground level, knee level, hero shot, frog perspective, low, upshot, extreme low angle,
      heroic low angle, ankle level, bottom up view, low horizon
    `,
  ),
  term(
    'high angle, high angle shot, high angle view, from above, seen from above, looking down',
    { cameraAngle: 'high' },
    `
      high, crane shot, isometric view, isometric, balcony view, elevated, elevated view,
      rooftop view, overlook, jib shot, security camera, cctv
    `,
  ),
  term(
    `
      aerial, aerial view, aerial shot, bird's eye, bird's eye view, birds eye view, drone shot,
      drone view, top down, top down view, overhead view, overhead shot, god view, satellite view
    `,
    { cameraAngle: 'aerial' },
    `
      drone, overhead, top view, helicopter shot, flat lay, map view, birds eye, helicopter view,
      satellite, knolling
    `,
  ),
  term(
    'dutch angle, dutch tilt, canted angle, tilted angle, tilted camera, tilted horizon',
    { cameraAngle: 'dutch' },
    `
      dutch, oblique, tilted, canted, german angle, oblique angle, slanted, whip pan, handheld,
      shaky cam, oblique view, tilted view
    `,
  ),
  term(
    `
      close up, closeup, head shot, headshot, macro shot, detail shot, tight shot
    `,
    { cameraAngle: 'close-up' },
    `
      insert shot, bust shot, extreme closeup,
      cut in, macro view, portrait, portrait shot, selfie,
      microscopic view
    `,
  ),
  term(
    `
      wide shot, wide angle shot, wide view, long shot, extreme wide shot, establishing shot,
      panoramic, panorama, panoramic view, distant view, extreme long shot, wide angle view
    `,
    { cameraAngle: 'wide' },
    `
      wide, panoramic shot, vista, landscape view, far shot, master shot, scenic view, 360 degree,
      ultra wide shot, very long shot, distant, wide group shot, zoomed out view
    `,
  ),
  term(
    'extreme close up, extreme closeup',
    { cameraAngle: 'close-up', features: ['heads-only'] },
    'big close up, choker, choker shot, face shot',
  ),
  term(
    'medium shot',
    { cameraAngle: 'eye', features: ['half-length'] },
    'medium, medium close up, half body shot, shoulder level, over the shoulder',
  ),
  term(
    'cowboy shot, american shot',
    { cameraAngle: 'eye', features: ['three-quarter-length'] },
    'cowboy, two shot',
  ),
];

export const LENSES: readonly Term[] = [
  term(
    '10mm, 12mm, 14mm, 16mm, ultra wide angle, ultra wide',
    { lens: 'ultra-wide' },
    'ultrawide, super wide, 11mm, 15mm, 17mm, 14mm ultra wide',
  ),
  term(
    'super telephoto, 300mm, 400mm, 500mm, 600mm, 800mm',
    { lens: 'super-telephoto' },
    '1200mm, telescope, spotting scope',
  ),
  term('85mm, 70mm', { lens: 'portrait' }, 'portrait, 85mm portrait, prime, fast prime'),
  term(
    'vintage lens, petzval, helios',
    { lens: 'vintage' },
    'vintage, swirly bokeh, helios 44 2, lomography, holga, plastic',
  ),
  term('pinhole camera', { lens: 'pinhole' }, 'pinhole, camera obscura'),
  term('zoom burst', { lens: 'zoom' }, 'zoom'),
  term('', { grade: { saturation: 0.3, highlightTint: [20, -6, 10], contrast: 1.12 } }, 'infrared'),
  term(
    '',
    { grade: { tones: { shadow: '#1a0a4a', middle: '#d8347a', highlight: '#ffe65a', amount: 0.85 } } },
    'thermal, heat vision',
  ),
  term(
    '50mm, 40mm, 45mm, 55mm, 60mm',
    { lens: 'normal' },
    `
      standard, 50mm prime, normal, nifty fifty, 50mm f 1 8, medium format, kit,
      35 70mm zoom, rangefinder, cine, cooke, zeiss, 24 70mm, reflex, parfocal zoom, 58mm, 65mm,
      achromatic, apochromatic, aspherical, heliar, sonnar, tessar, uncoated, varifocal, enlarger,
      projection, double gauss, stereo, folding camera, single use camera
    `,
  ),
  term(
    `
      wide angle lens, 35mm, 28mm, 24mm, 20mm, 18mm, wide angle, ultra wide,
      action camera, gopro
    `,
    { lens: 'wide' },
    `
      wide, rectilinear, panoramic, go pro, 21mm, 17mm,
      14mm drone camera, smartphone, phone camera
    `,
  ),
  term(
    `
      telephoto, telephoto lens, 100mm, 105mm, 135mm, 150mm, 200mm,
      70 200mm
    `,
    { lens: 'telephoto' },
    `
      tele, long, zoom telephoto, mirror, 70 200mm zoom,
      180mm, 250mm, catadioptric, compressed, 100 400mm, 70 200mm,
      75mm, 90mm, 120mm, f 11, f 16, f 22, f 8, f 5 6, periscope
    `,
  ),
  term(
    'fisheye, fish eye, fisheye lens, fish eye lens, 8mm',
    { lens: 'fisheye' },
    `
      circular fisheye, 360, peephole, spherical, 8mm fisheye, diagonal fisheye, 4mm, 6mm,
      360 degree, crystal ball, security camera, vr 180, spherical 360
    `,
  ),
  term(
    'macro lens, macro photography, macro photo, 100mm macro, macro',
    { lens: 'macro' },
    `
      60mm macro, 105mm macro, micro, microscope, extreme macro, close up, probe, super macro,
      bellows, 90mm macro, reversed, diopter, close up filter, extension tube, endoscope,
      split diopter, borescope, close focus, magnifying
    `,
  ),
  term(
    'tilt shift, tiltshift, miniature effect, miniature style',
    { lens: 'tilt-shift' },
    `
      miniature, perspective control, tilt, shift, lensbaby, selective focus, 24mm tilt shift,
      freelens, view camera, 45mm tilt shift, large format, 90mm tilt shift
    `,
  ),
  term(
    `
      bokeh, bokeh effect, shallow depth of field, blurred background, blurry background,
      depth of field, f 1 4, f 1 8, f 1 2, f1 4, f1 8
    `,
    { lens: 'bokeh' },
    `
      soft focus, 50mm f1 4, 50mm f 1 2, 85mm f1 4, 85mm f 1 2,
      85mm f 1 4, noctilux, shallow, dreamy, bubble bokeh, trioplan,
      apodization, soft, smooth trans focus, 135mm f2,
      single element, meniscus, f 0 95, f 2 8, f 4, fast, diffusion filter, monocle,
      pancake
    `,
  ),
  term(
    'anamorphic, anamorphic lens, lens flare, anamorphic flare, cinemascope',
    { lens: 'anamorphic' },
    `
      cinema, widescreen, panavision, 40mm anamorphic, cinematic, 2x anamorphic, imax, star filter,
      50mm anamorphic, 35mm anamorphic, flare, prism, cine prime, cross screen, fresnel, scratched,
      polarized
    `,
  ),
];
