import type { PlaceName } from '../../brief/brief.types.ts';
import type { TableTop } from '../../brief/place.types.ts';
import type { Random } from '../../core/random.ts';
import { hasSubjectOf, isOnSill, isTopView } from '../../stage/brief-questions.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { INTERIORS, type InteriorPlace, UNNAMED } from './interiors.registry.ts';
import { overgrowRoom } from './room/overgrow-room.ts';
import { lightRoomStage, lightTheAir } from './room/room-air.ts';
import { openRoom } from './room/room-view.ts';
import { isPlaceSaid } from './room/room-wishes.ts';
import { setTable } from './room/table-top.ts';
import { layTableBelow } from './table-below.ts';

/** The room that the prompt names, or a home; small things alone get a table in it. */
export function paintInterior(stage: Stage): void {
  const random = stage.random.fork('interior');
  if (isTopView(stage.brief)) {
    layTableBelow(stage, random.fork('table below'));
    return;
  }
  const seated = isStillLife(stage);
  const place = choosePlace(stage, random.fork('place'), seated);
  const hour = lightRoomStage(stage, random.fork('hour'), place.sunless);
  const room = openRoom(stage, random.fork('room'), hour, place.view, seated);
  place.paint(room);
  if (isPlaceSaid(room, 'ruined') || isPlaceSaid(room, 'overgrown')) overgrowRoom(room);
  stage.checkpoint.check();
  if (!place.even) lightTheAir(room);
  if (seated) setTable(room, topOf(stage, place, random.fork('table')));
  const { lighting } = stage.brief;
  if (lighting === 'low-key' || (seated && DARK_LIGHTS.has(lighting))) lightTheMiddle(stage);
}

function isStillLife({ brief }: Stage): boolean {
  if (isOnSill(brief)) return true;
  if (!hasSubjectOf(brief, 'item')) return false;
  if (
    hasSubjectOf(brief, 'person', 'animal', 'vehicle', 'building', 'tree', 'flying', 'boat', 'sea-creature')
  )
    return false;
  // What hangs from the ceiling leaves the room whole.
  return !brief.subjects.some(({ noun, qualities }) => noun.onFloor || qualities.includes('hanging'));
}

function topOf({ brief }: Stage, { tables }: InteriorPlace, random: Random): TableTop {
  const usual = random.pick(tables);
  return usual === 'none' ? usual : (brief.tableTop ?? usual);
}

const COSY_PLACES: readonly PlaceName[] = ['living-room', 'living-room', 'living-room', 'bedroom', 'library'];
/** One pool of light in the dark. */
const DARK_LIGHTS: ReadonlySet<string> = new Set(['low-key', 'chiaroscuro', 'dramatic', 'spotlight', 'rim']);
const HOME_PLACES: readonly PlaceName[] = [
  'living-room',
  'living-room',
  'living-room',
  'living-room',
  'bedroom',
];

function choosePlace({ brief }: Stage, random: Random, seated: boolean): InteriorPlace {
  const named = brief.place && INTERIORS[brief.place];
  if (named) return named;
  if (brief.features.has('fireplace')) return INTERIORS['living-room']!;
  if (brief.lighting === 'high-key') return UNNAMED['paper-roll'];
  const cosy = brief.features.has('cosy-light') || brief.lighting === 'candle';
  if (seated) {
    if (DARK_LIGHTS.has(brief.lighting)) return UNNAMED['dark-wall'];
    const backgrounds = [
      UNNAMED['garden-window'],
      UNNAMED['garden-window'],
      UNNAMED['dark-wall'],
      INTERIORS.kitchen!,
      INTERIORS['living-room']!,
    ];
    return random.pick(cosy ? [...backgrounds, UNNAMED['dark-wall']] : backgrounds);
  }
  return INTERIORS[random.pick(cosy ? COSY_PLACES : HOME_PLACES)] ?? INTERIORS['living-room']!;
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
