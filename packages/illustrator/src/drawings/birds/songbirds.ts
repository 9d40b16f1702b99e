import { softPatch } from '../beasts/hide.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { ellipse, fill, modelled } from '../pen/pen.ts';
import { drawBird } from './bird.ts';
import { plumageOf, songPlan } from './plumage.ts';

export function drawSongbird(request: DrawingRequest): Drawing {
  const plumage = plumageOf(request, [
    { coat: [84, 150, 214], belly: [252, 214, 160], wing: [64, 122, 190], tips: [42, 80, 138] },
    { coat: [158, 118, 86], belly: [250, 236, 214], wing: [132, 94, 66], tips: [86, 60, 46] },
    { coat: [240, 200, 70], belly: [255, 240, 170], wing: [222, 170, 50], tips: [120, 92, 50] },
    { coat: [126, 158, 108], belly: [246, 232, 170], wing: [98, 130, 86], tips: [60, 86, 62] },
  ]);
  return drawBird(request, songPlan(plumage), 'flying');
}

/** Brown back, orange breast and face. */
export function drawRobin(request: DrawingRequest): Drawing {
  const plan = songPlan({
    coat: [140, 110, 84],
    belly: [250, 242, 228],
    wing: [118, 92, 70],
    tips: [86, 66, 52],
  });
  return drawBird(
    request,
    {
      ...plan,
      beak: { ...plan.beak, colour: [86, 66, 56] },
      markings: (context, { head, body }) => {
        softPatch(context, head[0] + 0.08, head[1] + 0.06, 0.2, 0.2, [232, 106, 44], 1);
        softPatch(
          context,
          (head[0] + body[0]) / 2 + 0.16,
          (head[1] + body[1]) / 2 + 0.06,
          0.22,
          0.24,
          [232, 106, 44],
          1,
        );
      },
    },
    'flying',
  );
}

/** Crow and raven; other dark birds by colour. */
export function drawCrow(request: DrawingRequest): Drawing {
  const plumage = plumageOf(request, [
    { coat: [58, 58, 72], belly: [76, 76, 92], wing: [50, 50, 66], tips: [38, 38, 54] },
  ]);
  return drawBird(
    request,
    {
      ...songPlan(plumage),
      body: { length: 0.8, depth: 0.4, tilt: 0.34 },
      headRadius: 0.19,
      beak: { kind: 'cone', length: 0.25, depth: 0.14, colour: [50, 46, 52] },
      legs: { length: 0.2, width: 0.026, colour: [60, 54, 58] },
      eye: { size: 0.04, iris: [190, 170, 120] },
      span: 1.1,
    },
    'flying',
  );
}

export function drawHummingbird(request: DrawingRequest): Drawing {
  const plumage = plumageOf(request, [
    { coat: [52, 168, 130], belly: [240, 246, 236], wing: [120, 190, 190], tips: [70, 110, 140] },
    { coat: [70, 130, 206], belly: [240, 246, 250], wing: [130, 180, 222], tips: [70, 90, 150] },
  ]);
  return drawBird(
    request,
    {
      ...songPlan(plumage),
      body: { length: 0.66, depth: 0.28, tilt: 0.5 },
      headRadius: 0.15,
      beak: { kind: 'needle', length: 0.42, depth: 0.035, colour: [50, 46, 54] },
      eye: { size: 0.042 },
      span: 1.05,
      tail: { length: 0.26, width: 0.08, spread: 0.4 },
      markings: (context, { head }) =>
        softPatch(context, head[0] + 0.06, head[1] + 0.16, 0.13, 0.1, [222, 50, 96], 1),
    },
    'flying',
  );
}

export function drawKingfisher(request: DrawingRequest): Drawing {
  const plan = songPlan({
    coat: [36, 132, 196],
    belly: [240, 142, 62],
    wing: [30, 112, 178],
    tips: [24, 78, 140],
  });
  return drawBird(
    request,
    {
      ...plan,
      headRadius: 0.21,
      beak: { kind: 'dagger', length: 0.36, depth: 0.1, colour: [54, 50, 58] },
      tail: { length: 0.18, width: 0.1 },
      markings: (context, { head }) =>
        fill(context, ellipse(head[0] - 0.1, head[1] + 0.1, 0.09, 0.06, 0.4), [252, 248, 240]),
    },
    'flying',
  );
}

export function drawWoodpecker(request: DrawingRequest): Drawing {
  const plan = songPlan({
    coat: [52, 50, 58],
    belly: [248, 240, 228],
    wing: [62, 58, 68],
    tips: [238, 234, 230],
    head: [214, 46, 44],
  });
  return drawBird(
    request,
    {
      ...plan,
      body: { length: 0.74, depth: 0.34, tilt: 0.9 },
      beak: { kind: 'dagger', length: 0.25, depth: 0.09, colour: [92, 84, 86] },
      over: ({ context }, { head }) =>
        modelled(
          context,
          `M${head[0] + 0.06} ${head[1] - 0.18}Q${head[0] - 0.16} ${head[1] - 0.34} ${head[0] - 0.3} ${head[1] - 0.24}Q${head[0] - 0.22} ${head[1] - 0.1} ${head[0] - 0.14} ${head[1] - 0.04}Z`,
          [214, 46, 44],
          { outline: 0.007 },
        ),
    },
    'flying',
  );
}
