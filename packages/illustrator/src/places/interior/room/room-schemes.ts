import { fromHex } from '../../../core/color.ts';
import type { RoomScheme } from './room.types.ts';

/** Columns: wall, trim, floor, wood, cloth, accent. */
const scheme = (colors: string): RoomScheme => {
  const [wall, trim, floor, wood, cloth, accent] = colors.split(' ').map(fromHex);
  return { wall: wall!, trim: trim!, floor: floor!, wood: wood!, cloth: cloth!, accent: accent! };
};

/** Homes: warm, friendly, each with one cool note. */
export const HOME_SCHEMES: readonly RoomScheme[] = [
  scheme('#b9c8a6 #f1ead8 #b98654 #9a6438 #d9785a #e9b44c'),
  scheme('#e6c79a #fbf3e0 #a8703f #8a5530 #5f8f8a #c8553d'),
  scheme('#8fb3c4 #f4efe2 #c39a68 #a06c3e #e8a15c #d65a4a'),
  scheme('#e8b7a0 #fff4e6 #9c6a42 #7c4c2c #6f8f6a #3f6f8a'),
  scheme('#5f8580 #e6d8b8 #b07a48 #8e5b34 #e0b050 #c96a4a'),
  scheme('#f0dca8 #ffffff #c08a54 #9a6840 #7f9fc0 #e07a6a'),
  scheme('#b3a0bd #f2e8ee #a97a50 #85583a #d9a05a #5f8f9f'),
  scheme('#cf8f63 #f6e6c8 #8f5c38 #6f4428 #4f7f7a #f0c060'),
  scheme('#7f9a6a #f0e6c8 #a46c3c #80502c #c85f4a #f2c260'),
  scheme('#d9d0be #f8f4ea #b08a60 #8c6644 #8aa58a #d98a5a'),
];
