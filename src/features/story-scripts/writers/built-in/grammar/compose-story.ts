import type { ScriptPage } from '../../../story-scripts.types.ts';
import type { PictureReading } from '../picture-reading/picture-reading.types.ts';
import { createDice } from '../story-dice.ts';
import type { TitleReading } from '../title-reading/title-reading.types.ts';
import { chooseShape } from './choose-shape.ts';
import { composePage, type PagePool } from './compose-page.ts';
import { pictureSentences } from './picture-sentences/all-picture-sentences.ts';
import type { Said } from './render.ts';
import { ROLE_TITLES } from './role-titles.ts';
import { ROLES, type Role, type Shape } from './shapes/shape.types.ts';
import { prepareTelling } from './telling.ts';

export interface ComposedPageOfRole extends ScriptPage {
  role: Role;
}

/** A story before it is handed over: five pages, and the way of telling that made them. */
export interface ComposedStory {
  shape: string;
  pages: readonly ComposedPageOfRole[];
}

/**
 * Tells the story of a title and a picture. All chance comes from a hash of the title's words and the
 * picture's measures, so the same two always give the same story.
 */
export function composeStory(title: TitleReading, picture: PictureReading, seed: string): ComposedStory {
  const dice = createDice(`${seed}\n${picture.signature}`);
  const shape = chooseShape(title, dice.fork('shape'));
  const telling = prepareTelling(title, picture, shape.tense, dice.fork('facts'));
  let said: Said = { mentioned: new Set(), spent: new Set() };
  const pages = ROLES.map((role, position) => {
    const { said: now, ...page } = composePage(poolFor(role, shape, picture), telling, said, dice.fork(role));
    said = now;
    return { page: position + 1, role, ...page };
  });
  return { shape: shape.name, pages };
}

function poolFor(role: Role, shape: Shape, picture: PictureReading): PagePool {
  const { titles, ...sentences } = shape.pages[role];
  return {
    titles: [...titles, ...ROLE_TITLES[role]],
    ...sentences,
    picture: pictureSentences(role, picture),
    pictureMayLead: role === 'opening',
    // A story opens in the colours of its picture and looks back at them.
    mustName:
      role === 'opening' || role === 'ending'
        ? [picture.colours[0].name, picture.colours[1].name, picture.accent]
        : [],
  };
}
