import type { StyleName } from '../brief/look.types.ts';
import { readMediaTable } from './media-table.ts';

/** A medium, and how far pictures are from it: the square of a distance in deviations of its own pictures. */
export interface NearMedium {
  medium: StyleName;
  distance: number;
}

/** Where pictures lie among the media: the middle of what each of them measures. */
export function placeAmongMedia(measured: readonly (readonly number[])[]): number[] {
  const { means, deviations, axes } = readMediaTable();
  const places = measured.map((features) => {
    const standard = features.map((value, index) => standardize(value, means[index]!, deviations[index]!));
    return axes.map((axis) => dot(axis, standard));
  });
  return axes.map((_, index) => places.reduce((sum, place) => sum + place[index]!, 0) / places.length);
}

/** All media, the nearest first. */
export function rankMedia(place: readonly number[]): NearMedium[] {
  const media = Object.entries(readMediaTable().centers) as [StyleName, number[]][];
  return media
    .map(([medium, center]) => ({ medium, distance: squareDistance(center, place) }))
    .sort((a, b) => a.distance - b.distance);
}

/** No single number may outvote all others, however strange a picture is. */
const FARTHEST = 4;

export function standardize(value: number, mean: number, deviation: number): number {
  return Math.max(-FARTHEST, Math.min(FARTHEST, (value - mean) / deviation));
}

export function squareDistance(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, index) => sum + (value - other[index]!) ** 2, 0);
}

export function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, index) => sum + value * other[index]!, 0);
}
