import type { Procedure } from '../pen/drawing.types.ts';
import { drawDragon } from './myths/dragons.ts';
import { drawEasternDragon } from './myths/eastern-dragon.ts';
import { drawGriffin, drawHippogriff } from './myths/griffins.ts';
import { drawCentaur, drawSphinx } from './myths/half-humans.ts';
import { drawCerberus, drawChimera, drawHydra } from './myths/many-headed.ts';
import { drawSeaSerpent } from './myths/sea-serpent.ts';
import { drawKitsune, drawQilin } from './myths/spirit-beasts.ts';
import { drawBigfoot, drawJackalope, drawThunderbird, drawWerewolf, drawYeti } from './myths/wild-folk.ts';

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
