import { mix, type Rgb, scale } from '../../../core/color.ts';
import { rows } from '../../../core/number-tables.ts';
import { clipped, ellipse } from '../../pen/pen.ts';
import { type ThingTools, thing } from '../../pen/thing-tools.ts';

const WHITE: Rgb = [255, 255, 255];

/** A place in a round badge, in few flat forms: for logos and icons that show a landscape. */
export const drawLandscapeBadge = thing({ left: -0.54, right: 0.54, top: -1.06 }, (tools, request) => {
  const { qualities, color = [46, 98, 190] } = request;
  const is = (quality: string) => qualities.includes(quality);
  const disc = ellipse(0, -0.52, 0.5);
  const night = is('night');
  tools.flat(disc, scale(color, 0.5));
  clipped(tools.context, ellipse(0, -0.52, 0.465), () => {
    const sky = tools.context.createLinearGradient(0, -1, 0, -0.1);
    const [above, below] = night ? [scale(color, 0.35), scale(color, 0.8)] : [color, mix(color, WHITE, 0.82)];
    for (const [at, tone] of [
      [0, above],
      [0.7, below],
    ] as const)
      sky.addColorStop(at, `rgb(${tone.join(',')})`);
    tools.flat(ellipse(0, -0.52, 0.48), sky);
    tools.flat(
      ellipse(night ? 0.18 : 0, is('mountain') && !night ? -0.62 : -0.66, 0.17),
      night ? [250, 246, 220] : [255, 196, 64],
    );
    drawLand(tools, color, is);
  });
});

function drawLand(tools: ThingTools, color: Rgb, is: (quality: string) => boolean): void {
  const near = scale(color, 0.42);
  const far = scale(color, 0.68);
  if (is('mountain') || is('snow')) {
    tools.flat('M-0.6 0L-0.12 -0.62L0.2 -0.2L0.34 -0.44L0.7 0Z', far);
    tools.flat(
      'M-0.12 -0.62L-0.25 -0.455L-0.16 -0.49L-0.1 -0.43L-0.04 -0.49L0.02 -0.435ZM0.34 -0.44L0.24 -0.32L0.32 -0.35L0.37 -0.31L0.44 -0.32Z',
      WHITE,
    );
    tools.flat('M-0.6 -0.14Q-0.1 -0.3 0.6 -0.1V0.1H-0.6Z', near);
  } else if (is('sea') || is('beach') || is('underwater')) {
    for (const [y, tone] of rows<2>('-0.42,0.9 -0.32,0.66 -0.2,0.45')) {
      let wave = `M-0.6 ${y}`;
      for (let crest = 0; crest < 4; crest++) wave += 'q0.08 -0.09 0.16 0t0.16 0';
      tools.flat(`${wave}V0.1H-0.6Z`, scale(color, tone));
    }
  } else if (is('city')) {
    for (const [x, top] of rows<2>(
      '-0.42,-0.4 -0.3,-0.56 -0.16,-0.72 0,-0.5 0.12,-0.82 0.28,-0.58 0.42,-0.44',
    ))
      tools.flat(`M${x - 0.065} 0V${top}H${x + 0.065}V0Z`, (x * 100) % 4 === 0 ? near : far);
  } else if (is('desert')) {
    tools.flat('M-0.6 -0.26Q-0.2 -0.5 0.1 -0.3T0.6 -0.34V0.1H-0.6Z', far);
    tools.flat('M-0.6 -0.14Q0 -0.36 0.6 -0.12V0.1H-0.6Z', near);
  } else {
    tools.flat('M-0.6 -0.3Q-0.2 -0.46 0.6 -0.28V0.1H-0.6Z', far);
    if (is('forest'))
      for (const [x, foot, high] of rows<3>('-0.28,-0.2,0.42 0.26,-0.2,0.4 0,-0.12,0.56'))
        tools.flat(
          `M${x} ${foot - high}L${x + 0.13} ${foot - high * 0.5}H${x + 0.07}L${x + 0.18} ${foot}H${x - 0.18}L${x - 0.07} ${foot - high * 0.5}H${x - 0.13}Z`,
          scale(color, 0.3),
        );
    tools.flat('M-0.6 -0.16Q0 -0.28 0.6 -0.12V0.1H-0.6Z', near);
  }
}
