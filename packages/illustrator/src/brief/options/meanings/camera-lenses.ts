import { type Term, term } from '../option.types.ts';

export const CAMERA_LENSES: readonly Term[] = [
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
  term('85mm, 70mm', { lens: 'portrait' }, '85mm portrait, fast prime'),
  term('vintage lens, petzval, helios', { lens: 'vintage' }, 'helios 44 2, lomography, holga, plastic'),
  term('pinhole camera', { lens: 'pinhole' }),
  term('zoom burst', { lens: 'zoom' }),
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
      50mm prime, normal, nifty fifty, 50mm f 1 8, kit, 35 70mm zoom, rangefinder, cooke, zeiss,
      24 70mm, reflex, parfocal zoom
    `,
  ),
  term(
    `
      wide angle lens, 35mm, 28mm, 24mm, 20mm, 18mm, wide angle, ultra wide,
      action camera, gopro
    `,
    { lens: 'wide' },
    'wide, go pro, 17mm, 14mm drone camera, phone camera',
  ),
  term(
    `
      telephoto, telephoto lens, 100mm, 105mm, 135mm, 150mm, 200mm,
      70 200mm
    `,
    { lens: 'telephoto' },
    'tele, long, zoom telephoto, mirror, catadioptric, compressed, 100 400mm, 70 200mm',
  ),
  term(
    'fisheye, fish eye, fisheye lens, fish eye lens, 8mm',
    { lens: 'fisheye' },
    `
      circular fisheye, 360, peephole, 8mm fisheye, diagonal fisheye, 4mm, 6mm, 360 degree,
      crystal ball, vr 180, spherical 360
    `,
  ),
  term(
    'macro lens, macro photography, macro photo, 100mm macro, macro',
    { lens: 'macro' },
    `
      60mm macro, 105mm macro, micro, extreme macro, close up, super macro, 90mm macro,
      reversed, diopter, close up filter, extension tube
    `,
  ),
  term(
    'tilt shift, tiltshift, miniature effect, miniature style',
    { lens: 'tilt-shift' },
    `
      miniature, perspective control, tilt, lensbaby, selective focus, 24mm tilt shift,
      freelens, 45mm tilt shift, 90mm tilt shift
    `,
  ),
  term(
    `
      bokeh, bokeh effect, shallow depth of field, blurred background, blurry background,
      depth of field, f 1 4, f 1 8, f 1 2, f1 4, f1 8
    `,
    { lens: 'bokeh' },
    `
      50mm f1 4, 50mm f 1 2, 85mm f1 4, 85mm f 1 2, 85mm f 1 4, noctilux, shallow, dreamy,
      bubble bokeh, trioplan, apodization, soft, 135mm f2, single element
    `,
  ),
  term(
    'anamorphic, anamorphic lens, lens flare, anamorphic flare, cinemascope',
    { lens: 'anamorphic' },
    `
      cinema, widescreen, panavision, 40mm anamorphic, cinematic, 2x anamorphic, imax,
      50mm anamorphic, 35mm anamorphic, flare, cine prime, cross screen
    `,
  ),
];
