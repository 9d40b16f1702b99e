import { anchors } from '../../../../urls.ts';
import { GreenTool } from '../../../generator/ui/green-tool.tsx';

export function GeneratorSuite() {
  return (
    <section
      id={anchors.generatorSuite}
      aria-label="Picture generator"
      className="mx-auto max-w-page px-4 pb-14 sm:px-8 sm:pb-20"
    >
      <GreenTool />
    </section>
  );
}
