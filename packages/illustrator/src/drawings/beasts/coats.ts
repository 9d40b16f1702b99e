import { mix, type Rgb, rgbToHsl } from '../../core/color.ts';
import type { DrawingRequest } from '../pen/drawing.types.ts';

/** The colors of one animal: back, belly and muzzle, and the darkest parts. */
export interface Coat {
  main: Rgb;
  pale: Rgb;
  dark: Rgb;
}

const CREAM: Rgb = [252, 244, 230];

/** One of the species' natural coats by chance, or the one that the prompt's color means on fur. */
export function coatOf(request: DrawingRequest, natural: readonly Coat[]): Coat {
  const usual = request.random.fork('coat').pick(natural);
  if (!request.color) return aged(request, usual);
  const main = furColor(request.color);
  const light = rgbToHsl(...main)[2] > 0.8;
  return aged(request, {
    main,
    pale: mix(main, CREAM, light ? 0.75 : 0.68),
    dark: light ? mix(main, [150, 140, 150], 0.5) : mix(main, [26, 16, 22], 0.62),
  });
}

/** What people mean by a color of an animal: a red fox is rusty, an orange cat is ginger, a brown bear chestnut. */
export function furColor(color: Rgb): Rgb {
  const [hue, saturation, lightness] = rgbToHsl(...color);
  if (lightness < 0.2) return mix(color, [92, 84, 100], 0.26);
  if (lightness > 0.88) return [246, 243, 238];
  if (saturation < 0.16) return mix(color, [140, 132, 128], 0.4);
  const degrees = hue * 360;
  if (degrees < 14 || degrees > 350) return [198, 84, 40];
  if (degrees < 34 && lightness > 0.4) return [228, 130, 52];
  if (degrees < 34) return [136, 88, 54];
  if (degrees < 56) return mix(color, [226, 186, 120], 0.6);
  return mix(color, [255, 255, 255], 0.1);
}

function aged({ qualities }: DrawingRequest, coat: Coat): Coat {
  if (!qualities.includes('old')) return coat;
  const gray: Rgb = [206, 202, 200];
  return { main: mix(coat.main, gray, 0.3), pale: mix(coat.pale, gray, 0.3), dark: coat.dark };
}
