import type { LatestPost } from '../../../blog/blog.types.ts';
import type { PlanLinks } from '../../../plans/plans.types.ts';
import { BeyondGeneration } from './beyond-generation.tsx';
import { BrandAdvantage } from './brand-advantage.tsx';
import { ClosingCall } from './closing-call.tsx';
import { EthicalCommitment } from './ethical-commitment.tsx';
import { ExamplePrompts } from './example-prompts.tsx';
import { FeatureTiles } from './feature-tiles.tsx';
import type { HomePictures } from './home-pictures.ts';
import { HowItWorks } from './how-it-works.tsx';
import { LatestSection } from './latest-section.tsx';
import { OfficialModels } from './official-models.tsx';
import { PricingSection } from './pricing-section.tsx';
import { VisualSolutions } from './visual-solutions.tsx';
import { WhyChoose } from './why-choose.tsx';

/** What stands above the first tool. */
export { Hero as SectionsAboveTools } from './hero.tsx';

/** What stands between the two tools. */
export function SectionsBetweenTools({ pictures }: { pictures: HomePictures }) {
  return (
    <>
      <ExamplePrompts pictures={pictures} />
      <HowItWorks pictures={pictures} />
      <FeatureTiles />
    </>
  );
}

interface SectionsAfterToolsProps {
  pictures: HomePictures;
  planLinks: PlanLinks;
  latest: readonly LatestPost[];
}

/** Everything below the second tool. */
export function SectionsAfterTools({ pictures, planLinks, latest }: SectionsAfterToolsProps) {
  return (
    <>
      <WhyChoose pictures={pictures} />
      <PricingSection links={planLinks} />
      <VisualSolutions pictures={pictures} />
      <OfficialModels pictures={pictures} />
      <BrandAdvantage />
      <EthicalCommitment />
      <BeyondGeneration />
      <LatestSection posts={latest} />
      <ClosingCall pictures={pictures} />
    </>
  );
}
