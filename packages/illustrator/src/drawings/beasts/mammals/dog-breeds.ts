import type { Build } from '../build.types.ts';
import type { Coat } from '../coats.ts';
import type { Breed } from './dog-heads.ts';

export const DOG_BUILD: Build = {
  hip: 0.42,
  shoulder: 0.43,
  length: 0.44,
  rump: 0.28,
  waist: 0.25,
  chest: 0.33,
  neck: { length: 0.16, lean: 0.5, base: 0.27, top: 0.22 },
  legs: { thigh: 0.2, arm: 0.15, ankle: 0.095, foot: 'paw' },
  head: 0.4,
};

const BROWNS: readonly Coat[] = [
  { main: [206, 152, 92], pale: [252, 240, 216], dark: [124, 78, 44] },
  { main: [150, 98, 60], pale: [246, 230, 206], dark: [88, 54, 36] },
  { main: [238, 226, 206], pale: [255, 252, 244], dark: [158, 106, 64] },
  { main: [94, 76, 70], pale: [244, 236, 226], dark: [58, 46, 46] },
];

export const BREEDS = {
  mongrel: {
    coats: BROWNS,
    ears: { kind: 'floppy', size: 0.46, dark: true },
    mask: 'patch',
    tail: { kind: 'cat', length: 0.42, width: 0.08, lift: 0.8 },
    fur: 0.2,
    socks: true,
  },
  retriever: {
    coats: [
      { main: [232, 186, 112], pale: [254, 236, 198], dark: [190, 136, 70] },
      { main: [218, 160, 86], pale: [250, 222, 172], dark: [170, 112, 54] },
    ],
    ears: { kind: 'floppy', size: 0.42, dark: true },
    mask: 'plain',
    tail: { kind: 'bushy', length: 0.5, width: 0.14, lift: 0.5 },
    fur: 0.8,
    tufts: 0.1,
  },
  shepherd: {
    coats: [{ main: [196, 140, 82], pale: [240, 212, 166], dark: [52, 42, 42] }],
    ears: { kind: 'pointed', size: 0.36, dark: true },
    mask: 'saddle',
    tail: { kind: 'bushy', length: 0.5, width: 0.13, lift: -0.2 },
    fur: 0.6,
  },
  husky: {
    coats: [
      { main: [112, 118, 132], pale: [252, 252, 252], dark: [60, 64, 76] },
      { main: [72, 72, 84], pale: [252, 252, 252], dark: [44, 44, 54] },
    ],
    ears: { kind: 'pointed', size: 0.33 },
    mask: 'husky',
    tail: { kind: 'curl', length: 0.34, width: 0.15 },
    fur: 0.8,
    tufts: 0.16,
    iris: [120, 190, 236],
    socks: true,
  },
  corgi: {
    coats: [{ main: [230, 150, 72], pale: [255, 250, 240], dark: [180, 104, 44] }],
    build: { hip: 0.26, shoulder: 0.27, length: 0.56, chest: 0.33, rump: 0.31, waist: 0.29, head: 0.44 },
    ears: { kind: 'pointed', size: 0.4 },
    mask: 'blaze',
    tail: { kind: 'stub', length: 0.08, width: 0.07 },
    fur: 0.5,
    tufts: 0.1,
    socks: true,
  },
  dachshund: {
    coats: [
      { main: [146, 78, 46], pale: [206, 140, 90], dark: [96, 48, 32] },
      { main: [62, 50, 50], pale: [198, 128, 74], dark: [40, 32, 34] },
    ],
    build: {
      hip: 0.21,
      shoulder: 0.22,
      length: 0.72,
      chest: 0.27,
      rump: 0.25,
      waist: 0.24,
      head: 0.37,
      neck: { length: 0.2, lean: 0.5, base: 0.22, top: 0.18 },
      legs: { thigh: 0.17, arm: 0.13, ankle: 0.085, foot: 'paw' },
    },
    ears: { kind: 'floppy', size: 0.48, dark: true },
    mask: 'plain',
    tail: { kind: 'whip', length: 0.4, width: 0.06, lift: 0.6 },
    fur: 0,
  },
  poodle: {
    coats: [
      { main: [246, 242, 238], pale: [255, 255, 255], dark: [206, 198, 198] },
      { main: [232, 178, 168], pale: [252, 226, 218], dark: [200, 138, 130] },
      { main: [96, 84, 90], pale: [150, 136, 142], dark: [62, 54, 62] },
    ],
    build: {
      hip: 0.46,
      shoulder: 0.47,
      chest: 0.3,
      length: 0.4,
      legs: { thigh: 0.15, arm: 0.11, ankle: 0.07, foot: 'paw' },
    },
    ears: { kind: 'curly', size: 0.44 },
    mask: 'plain',
    tail: { kind: 'tuft', length: 0.3, width: 0.06, lift: 1 },
    fur: 0,
    pompoms: true,
  },
  dalmatian: {
    coats: [{ main: [248, 246, 242], pale: [255, 255, 255], dark: [44, 42, 48] }],
    ears: { kind: 'floppy', size: 0.42, dark: true },
    mask: 'dots',
    tail: { kind: 'whip', length: 0.46, width: 0.07, lift: 0.5 },
    fur: 0,
  },
  pug: {
    coats: [{ main: [226, 190, 140], pale: [240, 212, 168], dark: [62, 50, 50] }],
    build: {
      hip: 0.3,
      shoulder: 0.31,
      length: 0.4,
      chest: 0.34,
      head: 0.46,
      neck: { length: 0.1, lean: 0.5, base: 0.28, top: 0.26 },
    },
    ears: { kind: 'floppy', size: 0.26, dark: true },
    mask: 'pug',
    tail: { kind: 'curl', length: 0.2, width: 0.08 },
    fur: 0,
  },
} satisfies Record<string, Breed>;
