import { scale } from '../../core/colour.ts';
import { softPatch } from '../beasts/hide.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { ellipse, fill } from '../pen/pen.ts';
import { drawBird } from './bird.ts';
import type { BirdPlan } from './bird-plan.ts';
import { type Plumage, plumageOf, songPlan } from './plumage.ts';

export function drawSeagull(request: DrawingRequest): Drawing {
  const plumage = plumageOf(request, [
    { coat: [250, 250, 250], belly: [255, 255, 255], wing: [168, 178, 194], tips: [72, 78, 94] },
  ]);
  return drawBird(
    request,
    {
      ...songPlan(plumage),
      body: { length: 0.82, depth: 0.36, tilt: 0.2 },
      headRadius: 0.17,
      beak: { kind: 'cone', length: 0.22, depth: 0.11, colour: [246, 186, 60], tip: [214, 66, 44] },
      legs: { length: 0.24, width: 0.028, colour: [240, 150, 90], webbed: true },
      eye: { size: 0.042, iris: [240, 220, 120] },
      span: 1.3,
    },
    'flying',
  );
}

export function drawDove(request: DrawingRequest): Drawing {
  const plumage = plumageOf(request, [
    { coat: [250, 248, 246], belly: [255, 255, 255], wing: [240, 238, 240], tips: [214, 212, 222] },
    {
      coat: [158, 164, 180],
      belly: [198, 196, 206],
      wing: [140, 148, 166],
      tips: [84, 90, 108],
      head: [110, 120, 144],
    },
  ]);
  return drawBird(
    request,
    {
      ...songPlan(plumage),
      body: { length: 0.78, depth: 0.44, tilt: 0.3 },
      headRadius: 0.165,
      beak: { kind: 'cone', length: 0.11, depth: 0.075, colour: [226, 150, 120] },
      legs: { length: 0.17, width: 0.028, colour: [222, 110, 104] },
      eye: { size: 0.042, iris: [226, 120, 60] },
      span: 1.1,
    },
    'flying',
  );
}

export function drawEagle(request: DrawingRequest): Drawing {
  const plumage = plumageOf(request, [
    {
      coat: [112, 76, 50],
      belly: [134, 94, 62],
      wing: [98, 66, 46],
      tips: [66, 46, 38],
      head: [250, 248, 242],
    },
  ]);
  return drawBird(
    request,
    { ...raptor(plumage), head: request.colour ? plumage.belly : [250, 248, 242] },
    'flying',
  );
}

export function drawHawk(request: DrawingRequest): Drawing {
  const plumage = plumageOf(request, [
    { coat: [164, 112, 70], belly: [246, 226, 192], wing: [138, 92, 60], tips: [90, 62, 46] },
    { coat: [110, 118, 136], belly: [240, 236, 230], wing: [92, 100, 120], tips: [60, 66, 84] },
  ]);
  return drawBird(request, raptor(plumage), 'flying');
}

function raptor(plumage: Plumage): BirdPlan {
  return {
    ...songPlan(plumage),
    body: { length: 0.78, depth: 0.42, tilt: 0.82 },
    headRadius: 0.17,
    beak: { kind: 'hook', length: 0.17, depth: 0.16, colour: [246, 186, 58] },
    legs: { length: 0.16, width: 0.05, colour: [240, 180, 60] },
    tail: { length: 0.3, width: 0.13, spread: 0.4 },
    eye: { size: 0.042, iris: [250, 200, 70], ring: scale(plumage.coat, 0.6) },
    span: 1.35,
    over: ({ context }, { head }) =>
      fill(
        context,
        `M${head[0] - 0.03} ${head[1] - 0.12}L${head[0] + 0.14} ${head[1] - 0.06}L${head[0]} ${head[1] - 0.07}Z`,
        scale(plumage.coat, 0.5),
      ),
  };
}

export function drawParrot(request: DrawingRequest): Drawing {
  const plumage = plumageOf(request, [
    { coat: [222, 50, 48], belly: [240, 84, 60], wing: [246, 190, 50], tips: [44, 108, 206] },
    { coat: [64, 176, 84], belly: [170, 216, 90], wing: [46, 148, 74], tips: [36, 96, 168] },
    { coat: [50, 120, 214], belly: [250, 196, 56], wing: [40, 104, 200], tips: [30, 70, 150] },
  ]);
  return drawBird(
    request,
    {
      ...songPlan(plumage),
      body: { length: 0.72, depth: 0.36, tilt: 0.98 },
      headRadius: 0.19,
      beak: { kind: 'bent', length: 0.19, depth: 0.17, colour: [66, 60, 66] },
      legs: { length: 0.13, width: 0.04, colour: [120, 110, 112] },
      tail: { length: 0.52, width: 0.1, spread: 0.16 },
      eye: { size: 0.046, ring: [250, 248, 240], iris: [246, 214, 110] },
      span: 1.15,
      markings: (context, { head }) =>
        fill(context, ellipse(head[0] + 0.07, head[1] + 0.02, 0.11, 0.1), [252, 248, 240]),
    },
    'flying',
  );
}

export function drawToucan(request: DrawingRequest): Drawing {
  const plan = songPlan({ coat: [46, 44, 56], belly: [60, 56, 70], wing: [40, 38, 50], tips: [30, 30, 42] });
  return drawBird(
    request,
    {
      ...plan,
      body: { length: 0.7, depth: 0.38, tilt: 0.7 },
      headRadius: 0.18,
      beak: { kind: 'huge', length: 0.46, depth: 0.2, colour: [248, 166, 42], tip: [50, 42, 46] },
      eye: { size: 0.044, ring: [84, 176, 226] },
      markings: (context, { head }) => {
        softPatch(context, head[0] + 0.12, head[1] + 0.16, 0.2, 0.2, [252, 244, 214], 1);
        fill(context, ellipse(head[0] + 0.08, head[1] + 0.02, 0.15, 0.15), [252, 244, 214]);
      },
    },
    'flying',
  );
}
