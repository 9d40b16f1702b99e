/**
 * A small picture that needs no server: hills under a sky, in the hue of `number`.
 *
 * @returns an SVG as a data address
 */
export function samplePicture(number: number): string {
  const hue = (number * 67 + 210) % 360;
  const sun = 28 + ((number * 13) % 40);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice">
    <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="hsl(${hue} 60% 16%)"/><stop offset="1" stop-color="hsl(${hue + 60} 75% 66%)"/>
    </linearGradient></defs>
    <rect width="100" height="100" fill="url(#sky)"/>
    <circle cx="${sun}" cy="42" r="11" fill="hsl(${hue + 110} 90% 82%)"/>
    <path d="M0 66Q22 48 46 64T100 56V100H0Z" fill="hsl(${hue + 20} 45% 32%)"/>
    <path d="M0 80Q30 62 60 78T100 74V100H0Z" fill="hsl(${hue + 8} 50% 18%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
