import { AccentScope } from '../../../ui/accent.tsx';
import { urls } from '../../../urls.ts';
import { RecipeCard } from '../../generator/ui/viewer/recipe-card.tsx';
import type { SharedPicture } from '../sharing.types.ts';
import { nameOfPicture } from './described-shared.rules.ts';
import { MakeYourOwn } from './make-your-own.tsx';
import { ReportButton } from './report-button.tsx';

/** The one picture of a link. */
export function ShownPicture({ picture }: { picture: SharedPicture }) {
  const { token, width, height, recipe } = picture;
  const name = nameOfPicture(picture);
  return (
    <AccentScope accent={recipe?.tool ?? 'neutral'}>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] lg:gap-12">
        <img
          src={urls.sharedPicture(token)}
          alt={name}
          width={width}
          height={height}
          style={{ maxWidth: `calc(82dvh * ${width / height})` }}
          className="lit-border h-auto w-full justify-self-center rounded-xl bg-surface-sunken shadow-raised"
        />
        <div className="grid content-start gap-6">
          <h1 dir="auto" className="line-clamp-6 wrap-break-word text-title text-balance">
            {name}
          </h1>
          <p className="text-ink-soft">
            This picture was made by AI. Somebody who makes pictures here shared it with you.
          </p>
          <div className="flex flex-wrap gap-3">
            <MakeYourOwn recipe={recipe} />
            <ReportButton token={token} kind="image" />
          </div>
          {recipe && (
            <section>
              <h2 className="mb-5 text-title-sm">How it was made</h2>
              <RecipeCard image={{ ...recipe, generatorType: recipe.tool, recipe }} />
            </section>
          )}
        </div>
      </div>
    </AccentScope>
  );
}
