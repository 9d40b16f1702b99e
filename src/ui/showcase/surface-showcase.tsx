import { BookOpen } from 'lucide-react';
import { Badge, type BadgeTone } from '../feedback/badge.tsx';
import { Card } from '../layout/card.tsx';
import { samplePicture } from './sample-picture.ts';
import { Family, Specimen, UnderEachAccent } from './specimen.tsx';

const tones: BadgeTone[] = ['neutral', 'accent', 'success', 'info', 'danger'];

export function SurfaceShowcase() {
  return (
    <Family id="surfaces" title="Surfaces">
      <Specimen name="Cards: plain, interactive, with a picture">
        <div className="grid gap-6 md:grid-cols-3">
          <Card>
            <h4 className="text-title-sm">Plain</h4>
            <p className="mt-2 text-ink-soft">A raised surface for things that belong together.</p>
          </Card>
          <Card interactive>
            <h4 className="text-title-sm">Interactive</h4>
            <p className="mt-2 text-ink-soft">Lifts towards the pointer: for cards that hold a link.</p>
          </Card>
          <Card padding="none" interactive className="overflow-hidden">
            <img
              src={samplePicture(3)}
              alt="Hills under a green sky"
              className="aspect-video w-full object-cover"
            />
            <div className="p-5">
              <div className="mb-3 flex gap-2">
                <Badge>Guide</Badge>
                <Badge tone="accent" icon={<BookOpen aria-hidden="true" className="size-3.5" />}>
                  Story
                </Badge>
              </div>
              <h4 className="text-title-sm">With a picture</h4>
            </div>
          </Card>
        </div>
      </Specimen>
      <Specimen name="Highlighted, under each accent">
        <UnderEachAccent>
          <Card highlighted padding="large">
            <Badge tone="accent">Most liked</Badge>
            <p className="mt-4 font-display text-display-sm font-semibold">$ 12</p>
            <p className="mt-2 text-ink-soft">The one card that matters most on a page.</p>
          </Card>
        </UnderEachAccent>
      </Specimen>
      <Specimen name="Badges">
        <div className="flex flex-wrap items-center gap-3">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          <span className="rounded-md bg-linear-135 from-violet to-yellow p-3">
            <Badge tone="glass">glass</Badge>
          </span>
        </div>
      </Specimen>
    </Family>
  );
}
