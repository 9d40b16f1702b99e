import { encode } from 'uqr';

interface QrCodeProps {
  text: string;
  /** For whoever cannot see it. */
  label: string;
}

/** Dark on white, whatever the page looks like: so cameras read it best. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = encode(text, { ecc: 'M', border: 3 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-lg bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
