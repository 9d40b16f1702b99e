import type { Procedure } from '../drawing.types.ts';
import { drawDragon } from './species/dragons.ts';
import { drawEasternDragon } from './species/eastern-dragon.ts';
import { drawGriffin, drawHippogriff } from './species/griffins.ts';
import { drawCentaur, drawSphinx } from './species/half-humans.ts';
import { drawCerberus, drawChimera, drawHydra } from './species/many-headed.ts';
import { drawSeaSerpent } from './species/sea-serpent.ts';
import { drawKitsune, drawQilin } from './species/spirit-beasts.ts';
import { drawBigfoot, drawJackalope, drawThunderbird, drawWerewolf, drawYeti } from './species/wild-folk.ts';

/** Beasts of myth that look right, by the name the vocabulary uses. */
export const MYTH_PROCEDURES = {
  dragon: drawDragon,
  'eastern-dragon': drawEasternDragon,
  'sea-serpent': drawSeaSerpent,
  griffin: drawGriffin,
  hippogriff: drawHippogriff,
  centaur: drawCentaur,
  sphinx: drawSphinx,
  kitsune: drawKitsune,
  qilin: drawQilin,
  hydra: drawHydra,
  cerberus: drawCerberus,
  chimera: drawChimera,
  yeti: drawYeti,
  bigfoot: drawBigfoot,
  werewolf: drawWerewolf,
  jackalope: drawJackalope,
  thunderbird: drawThunderbird,
} satisfies Record<string, Procedure>;
