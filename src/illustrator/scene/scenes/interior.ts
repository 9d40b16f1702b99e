import { mix, scale } from '../../core/colour.ts';
import type { Random } from '../../core/random.ts';
import { hasSubjectOf } from '../brief-questions.ts';
import { drawFireplace } from '../room-fireplace.ts';
import { hangLamp, hangPictures, layRug } from '../room-furniture.ts';
import { lightRoom, type RoomLight } from '../room-light.ts';
import { drawBookshelves, drawKitchenShelf } from '../room-shelves.ts';
import { paintRoom, type WallFinish } from '../room-surfaces.ts';
import { drawWindow, throwWindowLight } from '../room-window.ts';
import type { Stage } from '../stage.types.ts';

type Layout = 'table' | 'table-by-window' | 'kitchen' | 'library' | 'studio' | 'fireside' | 'living-room';

/** A table, a kitchen, a library, a studio backdrop, a hearth or a living room. */
export function paintInterior(stage: Stage): void {
  const random = stage.random.fork('interior');
  const layout = chooseLayout(stage, random);
  const outside = stage.palette;
  const floorLine = {
    table: 0.61,
    'table-by-window': 0.62,
    kitchen: 0.64,
    library: 0.66,
    studio: 0.6,
    fireside: 0.6,
    'living-room': 0.6,
  }[layout];
  const angle = stage.brief.cameraAngle;
  const tilt = angle === 'high' || angle === 'aerial' ? -0.26 : angle === 'low' ? 0.12 : 0;
  const light = lightRoom(stage, random, floorLine + tilt + random.range(-0.02, 0.02));
  if (layout === 'studio') {
    paintStudio(stage, random, light);
    return;
  }
  paintSurfaces(stage, random, light, layout);
  furnish(stage, random, light, layout, outside);
  if (stage.brief.lighting === 'low-key') lightTheMiddle(stage);
}

/** One pool of light where the subject stands; the rest of the room may sink into the dark. */
function lightTheMiddle({ context, width, height, horizon }: Stage): void {
  const y = horizon + (height - horizon) * 0.35;
  const pool = context.createRadialGradient(width / 2, y, 0, width / 2, y, Math.max(width, height) * 0.5);
  pool.addColorStop(0, 'rgba(255,222,172,0.5)');
  pool.addColorStop(0.5, 'rgba(255,206,150,0.16)');
  pool.addColorStop(1, 'rgba(255,200,140,0)');
  context.save();
  context.globalCompositeOperation = 'soft-light';
  context.fillStyle = pool;
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'screen';
  context.globalAlpha = 0.4;
  context.fillRect(0, 0, width, height);
  context.restore();
}

function chooseLayout(stage: Stage, random: Random): Layout {
  const { features, lighting } = stage.brief;
  const warm = features.has('cosy-light') || lighting === 'candle';
  const onTable =
    hasSubjectOf(stage.brief, 'item') && !hasSubjectOf(stage.brief, 'person', 'animal', 'vehicle');
  if (lighting === 'high-key') return 'studio';
  if (onTable)
    return random.pick<Layout>(
      warm
        ? ['table', 'table-by-window', 'kitchen']
        : ['table', 'table-by-window', 'kitchen', 'studio', 'table-by-window'],
    );
  return random.pick<Layout>(
    warm
      ? ['fireside', 'library', 'fireside', 'living-room']
      : ['library', 'living-room', 'fireside', 'living-room', 'studio'],
  );
}

function paintSurfaces(stage: Stage, random: Random, light: RoomLight, layout: Layout): void {
  const finish = {
    table: random.pick<WallFinish>(['plaster', 'brick', 'panels']),
    'table-by-window': random.pick<WallFinish>(['plaster', 'panels', 'wallpaper']),
    kitchen: random.pick<WallFinish>(['tiles', 'plaster']),
    library: 'panels' as const,
    fireside: random.pick<WallFinish>(['plaster', 'brick', 'panels']),
    'living-room': random.pick<WallFinish>(['wallpaper', 'plaster', 'panels']),
    studio: 'plaster' as const,
  }[layout];
  const tiles =
    finish === 'tiles'
      ? mix(light.wall, [206, 204, 196], 0.55)
      : finish === 'brick'
        ? mix(light.wall, [150, 84, 62], 0.6)
        : light.wall;
  const cloth = (layout === 'table' || layout === 'table-by-window') && random.chance(0.25);
  paintRoom(stage, random, {
    wall: tiles,
    floor: cloth
      ? mix(light.wall, [226, 218, 204], 0.72)
      : layout === 'kitchen' && random.chance(0.4)
        ? [150, 146, 142]
        : light.wood,
    wallFinish: finish,
    floorFinish: cloth ? 'cloth' : layout === 'kitchen' && random.chance(0.4) ? 'stone' : 'planks',
  });
}

function furnish(
  stage: Stage,
  random: Random,
  light: RoomLight,
  layout: Layout,
  outside: Stage['palette'],
): void {
  const { width, height, horizon } = stage;
  const unit = Math.min(width, height);
  const edge = light.side < 0 ? 0.2 : 0.8;
  const windowAt = (across: number, share: number) => {
    const wide = unit * share;
    return {
      x: width * across - wide / 2,
      y: horizon * 0.16,
      width: wide,
      height: Math.min(horizon * 0.6, wide * 1.4),
    };
  };
  switch (layout) {
    case 'table':
      throwWindowLight(stage, light, light.warm ? 0.1 : 0.2);
      break;
    case 'table-by-window':
      drawWindow(stage, random, light, windowAt(edge, 0.3), outside);
      break;
    case 'kitchen':
      drawKitchenShelf(stage, random, light);
      throwWindowLight(stage, light, 0.1);
      break;
    case 'library':
      drawBookshelves(stage, random, light);
      break;
    case 'fireside':
      drawFireplace(stage, random, width * (1 - edge));
      drawWindow(stage, random, light, windowAt(edge, 0.2), outside);
      layRug(stage, random);
      break;
    default:
      drawWindow(stage, random, light, windowAt(edge, 0.26), outside);
      hangPictures(stage, random, light, light.side < 0 ? 0.48 : 0.08, light.side < 0 ? 0.84 : 0.46);
      layRug(stage, random);
  }
  if (light.warm || light.daylight === 0) hangLamp(stage, width * (light.side < 0 ? 0.62 : 0.38));
}

/** A paper roll that bends from wall to floor, with one soft light. */
function paintStudio(stage: Stage, random: Random, light: RoomLight): void {
  const paper =
    stage.brief.lighting === 'high-key'
      ? ([236, 234, 230] as const)
      : mix(
          light.wall,
          random.pick([
            [214, 196, 176],
            [168, 184, 190],
            [196, 160, 150],
            [150, 160, 140],
          ] as const),
          0.6,
        );
  paintRoom(stage, random, {
    wall: paper,
    floor: scale(paper, 1.02),
    wallFinish: 'plaster',
    floorFinish: 'seamless',
  });
  const { context, width, height, horizon } = stage;
  const pool = context.createRadialGradient(
    width * 0.5,
    horizon * 0.86,
    0,
    width * 0.5,
    horizon * 0.86,
    Math.max(width, height) * 0.6,
  );
  pool.addColorStop(0, 'rgba(255,248,236,0.42)');
  pool.addColorStop(1, 'rgba(20,16,20,0.4)');
  context.fillStyle = pool;
  context.fillRect(0, 0, width, height);
}
