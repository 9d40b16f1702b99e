import { type Term, term } from '../option.types.ts';

export const DETAIL_LEVELS: readonly Term[] = [
  term(
    'minimal detail, low detail, sparse detail, less detail',
    { detail: 0.55 },
    `
      minimal, simple, minimalist, basic, low, rough, sketchy, simplified, clean, loose,
      abstracted, essential, icon like, very simple, bare, blocky, plain, iconic, unfinished,
      raw, reduced, economical, suggestive, silhouette only, understated, impressionistic
    `,
  ),
  term(
    'moderately detailed, medium detail, moderate detail',
    { detail: 1 },
    `
      moderate, medium, balanced, normal, standard, natural, focused, average, realistic,
      lifelike, stylized, refined
    `,
  ),
  term(
    `
      highly detailed, high detail, very detailed, detailed, fine detail, fine details, finely
      detailed, sharp details, high resolution, 4k
    `,
    { detail: 1.35 },
    `
      high, fine, rich, crisp detail, rich detail, richly detailed, polished, hd, full hd, 2k,
      high definition, well defined, finely textured, lush, crafted, precise, high fidelity,
      carefully rendered, meticulous, photographic
    `,
  ),
  term(
    `
      ultra detailed, extremely detailed, hyper detailed, hyperdetailed, intricate, intricate
      details, intricately detailed, insanely detailed, maximalist, 8k, 16k, ultra hd, uhd,
      masterpiece, award winning, best quality, high quality, super detailed
    `,
    { detail: 1.7 },
    `
      extreme, ultra, complex, hyperrealistic, hyper realistic, exquisite, microscopic,
      macro detail, dense, maximal, gigapixel, ultra high resolution, 32k, 12k, photoreal,
      obsessive, baroque, baroque detail, hyper intricate, encyclopedic, lace like, jewel like,
      crystal clear, ultra fine, ultra realistic, extraordinary
    `,
  ),
  term(
    'sharp focus',
    { detail: 1.2, finish: 'crisp' },
    'sharp, sharp focus, crisp, 8k resolution, ultra sharp, sharp and clear',
  ),
  term('', { detail: 0.7, finish: 'soft-focus' }, 'soft focus, soft detail, blurred detail, smooth'),
  term('', { detail: 1.3, finish: 'textured' }, 'textured'),
  term('', { detail: 0.55, finish: 'flat' }, 'flat areas, flat'),
  term('', { detail: 1.1, finish: 'lined' }, 'clean lines'),
  term('', { detail: 1.6, finish: 'ornate' }, 'ornate, elaborate, filigree, lavish'),
  term('', { detail: 1.15, lens: 'bokeh' }, 'selective detail, selective'),
];
