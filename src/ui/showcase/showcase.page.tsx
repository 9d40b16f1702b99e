import { AccentScope } from '../accent.tsx';
import { ToastProvider } from '../feedback/toast.tsx';
import { Container } from '../layout/container.tsx';
import { SectionHeading } from '../layout/section-heading.tsx';
import { LogoMark } from '../logo-mark.tsx';
import { ButtonShowcase } from './button-showcase.tsx';
import { ChoiceShowcase } from './choice-showcase.tsx';
import { ColorShowcase } from './color-showcase.tsx';
import { FeedbackShowcase } from './feedback-showcase.tsx';
import { FieldShowcase } from './field-showcase.tsx';
import { FoldingShowcase } from './folding-showcase.tsx';
import { OverlayShowcase } from './overlay-showcase.tsx';
import { PaginationShowcase } from './pagination-showcase.tsx';
import { ShapeShowcase } from './shape-showcase.tsx';
import { ShowcaseNavigation } from './showcase-navigation.tsx';
import { SurfaceShowcase } from './surface-showcase.tsx';
import { TileShowcase } from './tile-showcase.tsx';
import { TypeShowcase } from './type-showcase.tsx';

export function meta() {
  return [{ title: 'Design language' }, { name: 'robots', content: 'noindex' }];
}

/** Every piece of the design language in every state, on one page. Developers only. */
export default function ShowcasePage() {
  return (
    <ToastProvider>
      <AccentScope accent="neutral">
        <Container className="py-16 sm:py-24">
          <header className="mb-16 sm:mb-24">
            <LogoMark className="mb-8 size-16" />
            <SectionHeading level={1} scale="display" title="Design language">
              A studio at night: dark rooms in layers, a hairline of light on every edge, and one lamp for
              each tool.
            </SectionHeading>
            <ShowcaseNavigation />
          </header>
          <div className="flex flex-col gap-24">
            <ColorShowcase />
            <TypeShowcase />
            <ShapeShowcase />
            <ButtonShowcase />
            <FieldShowcase />
            <ChoiceShowcase />
            <TileShowcase />
            <SurfaceShowcase />
            <FoldingShowcase />
            <FeedbackShowcase />
            <OverlayShowcase />
            <PaginationShowcase />
          </div>
        </Container>
      </AccentScope>
    </ToastProvider>
  );
}
