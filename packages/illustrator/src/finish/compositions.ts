import { type Canvas, createLayer, drawSoftly, type SKRSContext2D } from '../core/canvas.ts';
import { fillBox } from '../core/ink.ts';
import { TAU } from '../core/maths.ts';
import type { Random } from '../core/random.ts';
import { isPatternSheet } from '../stage/brief-questions.ts';
import type { Stage } from '../stage/stage.types.ts';
import { gradeCanvas } from '../styles/shared/grade.ts';
import { copyCanvas } from '../styles/shared/raster.ts';
import { comeNearer, extentOfSubjects } from './reframe.ts';
import { repeatInTiles, showAsGrid } from './tiles.ts';

/** Compositions that are made of the finished picture: by its cut, its frame or its light. */
export function arrangePicture(source: Canvas, stage: Stage, random: Random): Canvas {
  switch (stage.brief.composition) {
    case 'filled':
      return comeNearer(source, stage, 1);
    case 'diagonal':
      return tilt(source, random.chance(0.5) ? 0.085 : -0.085);
    case 'dynamic':
      return tilt(comeNearer(source, stage, 1.25), random.chance(0.5) ? 0.05 : -0.05);
    case 'circular':
      return onPaper(source, (context, width, height) => {
        context.arc(width / 2, height / 2, Math.min(width, height) * 0.475, 0, TAU);
      });
    case 'vertical':
      return onPaper(source, (context, width, height) => {
        context.rect(width * 0.2, height * 0.03, width * 0.6, height * 0.94);
      });
    case 'horizontal':
      return onPaper(source, (context, width, height) => {
        context.rect(width * 0.03, height * 0.13, width * 0.94, height * 0.8);
      });
    case 'panoramic':
      return withBars(source);
    case 'grid':
      return showAsGrid(source);
    case 'repeating':
      return repeatInTiles(source, 2);
    case 'pattern':
      return isPatternSheet(stage.brief) ? source : repeatInTiles(source, 3);
    case 'juxtaposed':
      return inTwoLights(source, stage, random);
    case 'radial':
    case 'triangular':
    case 'cross':
    case 'closed':
      return lightShape(source, stage, stage.brief.composition);
    default:
      return source;
  }
}

/** The picture turned, and enlarged so that no corner is bare. */
export function tilt(source: Canvas, angle: number): Canvas {
  const { width, height } = source;
  const ratio = Math.max(width / height, height / width);
  const scale = Math.cos(angle) + ratio * Math.abs(Math.sin(angle));
  const { canvas, context } = createLayer(width, height);
  context.imageSmoothingQuality = 'high';
  context.translate(width / 2, height / 2);
  context.rotate(angle);
  context.scale(scale, scale);
  context.drawImage(source, -width / 2, -height / 2);
  return canvas;
}

type Outline = (context: SKRSContext2D, width: number, height: number) => void;

/** The picture inside an outline on warm white paper, as a print is matted. */
function onPaper(source: Canvas, outline: Outline): Canvas {
  const { width, height } = source;
  const { canvas, context } = createLayer(width, height);
  const side = Math.min(width, height);
  fillBox(context, '#f4efe4', 0, 0, width, height);
  context.beginPath();
  outline(context, width, height);
  context.strokeStyle = 'rgba(70,56,40,0.35)';
  context.lineWidth = side * 0.012;
  context.stroke();
  context.save();
  context.clip();
  context.drawImage(source, 0, 0);
  context.restore();
  return canvas;
}

function withBars(source: Canvas): Canvas {
  const { width, height } = source;
  const canvas = copyCanvas(source);
  const context = canvas.getContext('2d');
  fillBox(context, '#08080a', 0, 0, width, height * 0.11);
  context.fillRect(0, height * 0.93, width, height * 0.07);
  return canvas;
}

/** One half in warm light, the other in cold. */
function inTwoLights(source: Canvas, stage: Stage, random: Random): Canvas {
  const { width, height } = source;
  const cold = gradeCanvas(
    copyCanvas(source),
    { temperature: -1.2, gain: 0.78, saturation: 0.8 },
    random,
    stage.checkpoint,
  );
  const warm = gradeCanvas(copyCanvas(source), { temperature: 1, gain: 1.06 }, random, stage.checkpoint);
  const context = warm.getContext('2d');
  context.drawImage(cold, width / 2, 0, width / 2, height, width / 2, 0, width / 2, height);
  context.fillStyle = 'rgba(255,250,240,0.85)';
  context.fillRect(width / 2 - Math.max(1, width * 0.002), 0, Math.max(2, width * 0.004), height);
  return warm;
}

/** Light gathers in a figure around the subjects and the rest steps back. */
function lightShape(
  source: Canvas,
  stage: Stage,
  shape: 'radial' | 'triangular' | 'cross' | 'closed',
): Canvas {
  const { width, height } = source;
  const side = Math.min(width, height);
  const box = extentOfSubjects(stage);
  const x = box ? (box.left + box.right) / 2 : width / 2;
  const y = box ? (box.top + box.bottom) / 2 : height * 0.55;
  const canvas = copyCanvas(source);
  const context = canvas.getContext('2d');
  drawSoftly(context, width, height, { blur: side * 0.02, blend: 'multiply', resolution: 0.25 }, (soft) => {
    fillBox(soft, shape === 'closed' ? 'rgba(24,14,8,0.8)' : 'rgba(20,22,44,0.6)', 0, 0, width, height);
    soft.globalCompositeOperation = 'destination-out';
    soft.fillStyle = '#000';
    soft.beginPath();
    if (shape === 'triangular') {
      soft.moveTo(x, y - side * 0.6);
      soft.lineTo(x + side * 0.56, height * 1.02);
      soft.lineTo(x - side * 0.56, height * 1.02);
    } else if (shape === 'cross') {
      soft.rect(x - side * 0.17, 0, side * 0.34, height);
      soft.rect(0, y - side * 0.15, width, side * 0.3);
    } else if (shape === 'closed') {
      soft.ellipse(width / 2, height * 0.52, width * 0.4, height * 0.41, 0, 0, TAU);
    } else {
      for (let ray = 0; ray < 18; ray++) {
        const angle = (ray / 18) * TAU;
        soft.moveTo(x, y);
        soft.lineTo(x + Math.cos(angle - 0.09) * side * 2, y + Math.sin(angle - 0.09) * side * 2);
        soft.lineTo(x + Math.cos(angle + 0.09) * side * 2, y + Math.sin(angle + 0.09) * side * 2);
      }
      soft.moveTo(x, y);
      soft.arc(x, y, side * 0.3, 0, TAU);
    }
    soft.fill();
  });
  return canvas;
}
