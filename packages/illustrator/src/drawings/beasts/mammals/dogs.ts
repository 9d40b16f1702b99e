import { mix } from '../../../core/color.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { coatOf } from '../coats.ts';
import { areaOf, drawPatches, drawSpots } from '../markings.ts';
import { softPatch } from '../paint-hide.ts';
import { drawQuadruped } from '../quadruped.ts';
import { BREEDS, DOG_BUILD } from './dog-breeds.ts';
import { type Breed, dogFace, dogProfile, drawPompoms } from './dog-heads.ts';

export const drawDog = dogOf('mongrel');

export const drawRetriever = dogOf('retriever');

export const drawShepherdDog = dogOf('shepherd');

export const drawHusky = dogOf('husky');

export const drawCorgi = dogOf('corgi');

export const drawDachshund = dogOf('dachshund');

export const drawPoodle = dogOf('poodle');

export const drawDalmatian = dogOf('dalmatian');

export const drawPug = dogOf('pug');

function dogOf(name: keyof typeof BREEDS): (request: DrawingRequest) => Drawing {
  return (request) => drawBreed(request, BREEDS[name]);
}

function drawBreed(request: DrawingRequest, breed: Breed): Drawing {
  const coat = coatOf(request, breed.coats);
  const spots = request.random.fork('patches');
  const fluffy = request.qualities.includes('fluffy');
  return drawQuadruped(request, {
    build: { ...DOG_BUILD, ...breed.build },
    patterned: true,
    coat: coat.main,
    belly: coat.pale,
    foot: breed.socks ? coat.pale : mix(coat.main, coat.pale, 0.3),
    socks: breed.socks ? { color: coat.pale, reach: 0.34 } : undefined,
    face: dogFace(breed, coat, fluffy),
    side: dogProfile(breed, coat),
    frontal: 0.8,
    tail: {
      ...breed.tail,
      color: breed.mask === 'dots' ? coat.main : breed.pompoms ? coat.main : coat.main,
      tip: breed.pompoms ? coat.main : breed.socks ? coat.pale : undefined,
    },
    fur: fluffy ? 1 : breed.fur,
    markings: (context, body) => {
      if (breed.mask === 'dots' || request.qualities.includes('spotted'))
        drawSpots(context, areaOf(body), spots, coat.dark, 0.03);
      if (breed.mask === 'patch') drawPatches(context, areaOf(body), spots, [coat.dark], 0.13, 3);
      if (breed.mask === 'saddle') softPatch(context, 0, body.seat[1] + 0.02, 0.42, 0.2, coat.dark, 0.95);
      const [x, y] = body.neck[0]!;
      if (breed.socks) softPatch(context, x + 0.1, y + 0.14, 0.14, 0.24, coat.pale, 1);
    },
    over: breed.pompoms
      ? (sheet, body) => drawPompoms(sheet.context, coat, [body.neck[0]!, ...feetOf(body)], request.lightSide)
      : undefined,
  });
}

function feetOf({
  hindNear,
  foreNear,
}: {
  hindNear?: { points: readonly (readonly [number, number])[] };
  foreNear?: { points: readonly (readonly [number, number])[] };
}) {
  return [hindNear, foreNear].flatMap((leg) => {
    const end = leg?.points[leg.points.length - 1];
    return end ? [[end[0], end[1] - 0.07] as const] : [];
  });
}
