import { useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import type { AspectRatio, ImageSize } from '../generator.types.ts';
import { IMAGE_SIZES } from '../image-sizes.rules.ts';

interface AspectRatioPickerProps {
  value: AspectRatio;
  onChange: (aspectRatio: AspectRatio) => void;
  className?: string;
}

/** The longer side of a shape's drawing, in pixels. */
const SHAPE_SIDE = 17;

/** The five shapes as radio buttons; arrow keys move between them. */
export function AspectRatioPicker({ value, onChange, className }: AspectRatioPickerProps) {
  const name = useId();
  return (
    <fieldset className={classNames('min-w-0', className)}>
      <legend className="mb-1.5 text-small font-semibold text-ink-soft">Aspect Ratio</legend>
      <div className="field-frame flex gap-0.5 p-0.5">
        {IMAGE_SIZES.map((size) => (
          <Shape
            key={size.aspectRatio}
            size={size}
            group={name}
            checked={size.aspectRatio === value}
            onSelect={onChange}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ShapeProps {
  size: ImageSize;
  group: string;
  checked: boolean;
  onSelect: (aspectRatio: AspectRatio) => void;
}

function Shape({ size, group, checked, onSelect }: ShapeProps) {
  const { aspectRatio, name, width, height } = size;
  const scale = SHAPE_SIDE / Math.max(width, height);
  return (
    <label
      title={`${name}, ${width} × ${height}`}
      className={
        'group/shape relative flex min-h-10 min-w-0 flex-1 cursor-pointer items-center justify-center gap-1.5 rounded-sm px-1 text-caption font-semibold ' +
        'text-ink-muted transition-colors hover:text-ink has-checked:bg-accent-soft has-checked:text-accent ' +
        'has-focus-visible:outline-2 has-focus-visible:outline-focus'
      }
    >
      <input
        type="radio"
        name={group}
        value={aspectRatio}
        checked={checked}
        aria-label={`${aspectRatio} ${name}`}
        onChange={() => onSelect(aspectRatio)}
        className="absolute inset-0 cursor-pointer appearance-none rounded-sm outline-none"
      />
      <span
        aria-hidden="true"
        className="block shrink-0 rounded-[3px] border-[1.5px] border-current group-has-checked/shape:bg-accent/25"
        style={{ width: width * scale, height: height * scale }}
      />
      <span aria-hidden="true" className="tabular-nums leading-none">
        {aspectRatio}
      </span>
    </label>
  );
}
