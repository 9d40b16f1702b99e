/**
 * Draws the reading progress where style sheets cannot follow scrolling: sets `--read`, from 0 to 1,
 * on the page. Returns how to stop.
 */
export function followReading(page: HTMLElement): () => void {
  if (CSS.supports('animation-timeline: view()')) return () => {};
  let frame = 0;
  const draw = () => {
    frame = 0;
    const { top, height } = page.getBoundingClientRect();
    const distance = Math.max(1, height - window.innerHeight);
    page.style.setProperty('--read', String(Math.min(1, Math.max(0, -top / distance))));
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(draw);
  };
  window.addEventListener('scroll', schedule, { passive: true });
  window.addEventListener('resize', schedule, { passive: true });
  draw();
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', schedule);
    window.removeEventListener('resize', schedule);
  };
}
