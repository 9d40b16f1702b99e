import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router';
import { pageMeta } from '../../../shared/page-meta.ts';
import { AccentScope } from '../../../ui/accent.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { PageIntro } from '../../../ui/layout/page-intro.tsx';
import { untilAnswered } from '../../../ui/until-answered.ts';
import { urls } from '../../../urls.ts';
import type { MediaImage } from '../../media/media.types.ts';
import { attributionsContext } from '../attributions.context.ts';
import { illustratorFactsContext } from '../illustrator-facts.context.ts';
import { ILLUSTRATOR_PICTURE_NAMES, type IllustratorPictureName } from '../illustrator-pictures.rules.ts';
import { sitePicturesContext } from '../site-pictures.context.ts';
import { ArtCredits } from './illustrator/art-credits.tsx';
import { HowItDraws } from './illustrator/how-it-draws.tsx';
import { PictureStrips } from './illustrator/picture-strips.tsx';
import { PictureWall } from './illustrator/picture-wall.tsx';
import { WhatItKnows } from './illustrator/what-it-knows.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  const picture = context.get(sitePicturesContext);
  return {
    facts: context.get(illustratorFactsContext),
    art: context.get(attributionsContext).filter(({ kind }) => kind === 'art'),
    pictures: Object.fromEntries(ILLUSTRATOR_PICTURE_NAMES.map((name) => [name, picture(name)])) as Record<
      IllustratorPictureName,
      MediaImage
    >,
  };
}

export function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  return untilAnswered(request, () => serverLoader<typeof loader>());
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'The illustrator: pictures without an AI model',
    description:
      'How our built-in illustrator turns a sentence into a picture without an AI model: what it can draw, what it can’t, and whose art it uses.',
    path: urls.illustrator(),
  });
}

export default function IllustratorPage() {
  const { facts, art, pictures } = useLoaderData<typeof loader>();
  return (
    <>
      <PageIntro title="Meet the illustrator">
        <p>
          Every picture on this page started as a sentence. Our illustrator reads the words, builds the place,
          sets the light, adds the people and things, and paints the scene in the style you choose. It runs
          right here on our server, and it wasn’t trained on anyone’s pictures.
        </p>
      </PageIntro>
      <AccentScope accent="green" className="mx-auto mt-8 max-w-page px-5 sm:px-8">
        <Button href={urls.generatorSuite()} size="large">
          Try it yourself
        </Button>
      </AccentScope>
      <PictureWall pictures={pictures} />
      <PictureStrips pictures={pictures} />
      <HowItDraws />
      <WhatItKnows facts={facts} />
      <ArtCredits art={art} />
    </>
  );
}
