import { type Canvas, createLayer } from '../../core/canvas.ts';
import type { Drawing } from '../../drawings/pen/drawing.types.ts';
import type { NounFacts } from '../../vocabulary/noun.types.ts';

type Screen = NonNullable<NounFacts['screen']>;

/** Share of a screen that the image takes up at most. */
const ROOM = 0.94;

/** The height in pixels at which something is drawn that a screen of this drawing shows. */
export function screenHeight({ canvas }: Drawing, { high }: Screen): number {
  return canvas.height * high;
}

/** The drawing with another one on its screen, cloth or board. */
export function depictOn(bearer: Drawing, image: Drawing, screen: Screen): Drawing {
  const place = placeOn(bearer.canvas, image.canvas, screen);
  const lay = (source: Canvas, over: Canvas | undefined, ground?: string) => {
    const { canvas, context } = createLayer(source.width, source.height);
    context.drawImage(source, 0, 0);
    if (ground) {
      context.fillStyle = ground;
      context.beginPath();
      context.roundRect(place.left, place.top, place.wide, place.high, place.high * 0.06);
      context.fill();
    }
    if (over) context.drawImage(over, place.x, place.y, place.width, place.height);
    return canvas;
  };
  const blank = createLayer(bearer.canvas.width, bearer.canvas.height).canvas;
  return {
    ...bearer,
    canvas: lay(bearer.canvas, image.canvas, screen.ground),
    glow: bearer.glow || image.glow ? lay(bearer.glow ?? blank, image.glow) : undefined,
    lights: image.glow ? [...bearer.lights, ...image.lights] : bearer.lights,
  };
}

function placeOn({ width, height }: Canvas, image: Canvas, { x, y, wide, high }: Screen) {
  const room = { wide: width * wide, high: height * high };
  const zoom = Math.min(room.wide / image.width, room.high / image.height) * ROOM;
  const size = { width: image.width * zoom, height: image.height * zoom };
  return {
    ...size,
    x: width * x - size.width / 2,
    y: height * y - size.height / 2,
    left: width * x - room.wide / 2,
    top: height * y - room.high / 2,
    ...room,
  };
}
