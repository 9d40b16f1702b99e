import { type Term, term } from '../option.types.ts';

export const CAMERA_ANGLES: readonly Term[] = [
  term('seen through a window', { composition: 'framed' }),
  term(
    'eye level, eye level shot, straight on, front view',
    { cameraAngle: 'eye' },
    `
      frontal, normal, full shot, full body, pov, static shot, first person, third person,
      medium wide
    `,
  ),
  term('', { cameraAngle: 'eye', view: 'behind' }, 'rear view, back view'),
  term('', { cameraAngle: 'eye', view: 'profile' }, 'side view, profile'),
  term(
    `
      low angle, low angle shot, low angle view, worm's eye, worm's eye view, worms eye view,
      from below, seen from below, looking up
    `,
    { cameraAngle: 'low' },
    `
      hero shot, frog perspective, low, upshot, extreme low angle, heroic low angle, ankle level
    `,
  ),
  term(
    'high angle, high angle shot, high angle view, from above, seen from above, looking down',
    { cameraAngle: 'high' },
    `
      high, isometric, balcony view, elevated, elevated view, overlook, jib shot,
      security camera, cctv
    `,
  ),
  term(
    `
      aerial, aerial view, aerial shot, bird's eye, bird's eye view, birds eye view, drone shot, drone photo, drone photography, drone footage, dji drone shot, dji drone, shot from a drone,
      drone view, top down, top down view, overhead view, overhead shot, god view, satellite view, top view, flat lay,
      flatlay, flat lay photo, flat lay photograph, seen from directly above, from directly above, view from the top,
      overhead photo, knolling
    `,
    { cameraAngle: 'aerial' },
    `
      drone, overhead, top view, helicopter shot, map view, birds eye, helicopter view,
      satellite
    `,
  ),
  term(
    'dutch angle, dutch tilt, canted angle, tilted angle, tilted camera, tilted horizon',
    { cameraAngle: 'dutch' },
    `
      dutch, oblique, tilted, canted, german angle, oblique angle, slanted, whip pan, handheld,
      shaky cam
    `,
  ),
  term(
    `
      close up, closeup, head shot, headshot, macro shot, detail shot, tight shot
    `,
    { cameraAngle: 'close-up' },
    'insert shot, extreme closeup, cut in, macro view, portrait',
  ),
  term(
    `
      wide shot, wide angle shot, wide view, long shot, extreme wide shot, establishing shot,
      panoramic, panorama, panoramic view, distant view, extreme long shot, wide angle view
    `,
    { cameraAngle: 'wide' },
    `
      wide, panoramic shot, vista, landscape view, master shot, scenic view, 360 degree,
      ultra wide shot, very long shot, distant
    `,
  ),
  term(
    'extreme close up, extreme closeup',
    { cameraAngle: 'close-up', features: ['heads-only'] },
    'big close up, choker, face shot',
  ),
  term('medium shot', { cameraAngle: 'eye', features: ['half-length'] }, 'medium'),
  term('cowboy shot, american shot', { cameraAngle: 'eye', features: ['three-quarter-length'] }, 'cowboy'),
];
