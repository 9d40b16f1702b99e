import { type Term, term } from '../option.types.ts';

export const COMPOSITIONS: readonly Term[] = [
  term(
    'centered composition, centred composition, center composition, centered, centred',
    { composition: 'centred' },
    `
      central, center, centre, isolated subject, iconic, portrait, simplicity,
      minimalist centered, bulls eye, monumental, spotlight, hierarchical
    `,
  ),
  term(
    'rule of thirds, off center, off centre',
    { composition: 'thirds' },
    `
      thirds, asymmetric, asymmetrical balance, off centered, rule of odds, odds, fifths,
      rule of space, lead room, rabatment, informal balance, informal, rule of fifths,
      breathing room, nose room, rebated
    `,
  ),
  term(
    `
      symmetrical, symmetrical composition, symmetric, symmetry, perfect symmetry, wes anderson
    `,
    { composition: 'symmetrical' },
    `
      mirror, bilateral, bilateral symmetry, formal balance, reflective, formal,
      radial symmetry, mirror image, planimetric, axial
    `,
  ),
  term(
    'leading lines, vanishing point, one point perspective, diagonal lines, converging lines',
    { composition: 'leading-lines' },
    `
      perspective, linear, linear perspective, s curves, curved, curves, lines,
      two point perspective, winding path, depth, forced perspective, three point perspective,
      c curve, implied lines, foreground midground background, aerial perspective, deep,
      u shaped, atmospheric perspective
    `,
  ),
  term(
    'frame within a frame, framed by, natural frame, natural framing, framed composition',
    { composition: 'framed' },
    `
      framing, frame, frame within frame, window frame, archway, through a window,
      foreground framing, doorway, foreground frame, keyhole, peekaboo, porthole,
      through foliage, arch, enclosed, bordered, ornamental border, foliage frame
    `,
  ),
  term(
    'negative space, minimalist composition, lots of empty space, copy space, empty space',
    { composition: 'negative-space' },
    `
      minimal, empty, white space, isolation, isolated, spacious, sparse, simple, zen,
      small subject, big sky, scale, vast, tiny subject, ma, notan, breathing space, distance,
      open space, understated
    `,
  ),
  term(
    `
      golden ratio, golden spiral, fibonacci, fibonacci spiral, golden section, golden triangle
    `,
    { composition: 'golden-spiral' },
    `
      phi grid, golden, divine proportion, phi, golden rectangle, swirling, vortex,
      harmonic armature, nautilus, logarithmic spiral, root rectangle, gestalt
    `,
  ),
  term('', { composition: 'panoramic' }, 'panoramic, panorama, widescreen, letterbox'),
  term('', { composition: 'filled' }, 'fill the frame, dominant'),
  term('', { composition: 'diagonal' }, 'diagonal, baroque diagonal, dynamic diagonal, diagonal balance'),
  term('', { composition: 'dynamic' }, 'dynamic, dynamic tension'),
  term('', { composition: 'circular' }, 'circular, oval'),
  term('', { composition: 'vertical' }, 'vertical'),
  term('', { composition: 'horizontal' }, 'horizontal'),
  term('', { composition: 'grid' }, 'grid'),
  term('', { composition: 'repeating' }, 'repeating, repetition, rhythm'),
  term('', { composition: 'pattern' }, 'pattern, patterns, kaleidoscope'),
  term('', { composition: 'juxtaposed' }, 'juxtaposed, juxtaposition'),
  term('', { composition: 'radial' }, 'radial, focal point'),
  term('', { composition: 'triangular' }, 'triangular, triangle, pyramid'),
  term('', { composition: 'cross' }, 'cross'),
  term('', { composition: 'closed' }, 'closed, vignette'),
  term('', { composition: 'framed', detail: 1.4 }, 'layered'),
];
