import type { Turn } from '../turns-of-things.ts';

const SAID = '((?:[a-zà-ÿ0-9]+ ){0,2}?)';
const SOMEBODY =
  'child|children|kids?|girls?|boys?|man|men|woman|women|friends|people|family|guests|players?|team|crowd|couple|bride|groom|mourners|widow|priest|athletes?|for|with|between|watching';
/** Where no one is told of who takes part, and it is what the picture shows. */
const gathering = (what: string) =>
  new RegExp(
    `^\\s*(?:an? |the )?${SAID}(?:${what})\\b(?! (?:cake|table|hat|invitation|card|poster|logo|ball|court|ring|field|dress|flowers?)s?\\b)(?!.*\\b(?:${SOMEBODY})\\b)`,
    'gi',
  );

/** A feast, a match and a burial are those who take part. */
export const TURNS_OF_GATHERINGS: readonly Turn[] = [
  [gathering('birthday party'), (how) => `four ${how!}children around a birthday cake`],
  [gathering('(?:ice )?hockey (?:game|match)'), (how) => `${how!}three hockey players`],
  [gathering('tennis (?:game|match)'), (how) => `${how!}two tennis players playing tennis`],
  [gathering('basketball (?:game|match)'), (how) => `${how!}three basketball players with a basketball`],
  [
    gathering('(?:football|soccer) (?:game|match)'),
    (how) => `${how!}three soccer players with a soccer ball`,
  ],
  [gathering('boxing match'), (how) => `${how!}two boxers fighting in a boxing ring`],
  [gathering('chess (?:game|match)'), (how) => `${how!}two men playing chess`],
  [gathering('funeral'), (how) => `${how!}four people in black coats around a coffin`],
  [gathering('snowball fight'), (how) => `${how!}three children throwing snowballs`],
];
