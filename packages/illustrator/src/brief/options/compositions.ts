import { type Term, term } from './option.types.ts';

export const COMPOSITIONS: readonly Term[] = [
  term(
    'centered composition, centred composition, center composition, centered, centred',
    { composition: 'centred' },
    `
      central, center, centre, single subject, isolated subject, iconic, mandala, portrait,
      simplicity, minimalist centered, bulls eye, monumental, spotlight, hierarchical, frontal,
      rotational, floating, arched
    `,
  ),
  term(
    'rule of thirds, off center, off centre',
    { composition: 'thirds' },
    `
      thirds, asymmetrical, asymmetric, asymmetrical balance, off centered, balanced, rule of
      odds, odds, fifths, rule of space, lead room, rabatment, informal balance, informal, rule
      of fifths, breathing room, nose room, steelyard, rebated, odd number, fragmented,
      staggered, clustered, figure ground, overlapping, sequential
    `,
  ),
  term(
    `
      symmetrical, symmetrical composition, symmetric, symmetry, perfect symmetry, wes anderson
    `,
    { composition: 'symmetrical' },
    `
      mirror, mirrored, reflection, bilateral, bilateral symmetry, formal balance, reflective,
      formal, radial symmetry, geometric, diptych, triptych, mirror image, planimetric, axial,
      quadrant, orderly, stacked, tiered, color blocked
    `,
  ),
  term(
    'leading lines, vanishing point, one point perspective, diagonal lines, converging lines',
    { composition: 'leading-lines' },
    `
      perspective, linear, linear perspective, s curve, s curves, curved, curves, lines, two
      point perspective, winding path, depth, forced perspective, tunnel, three point
      perspective, converging, zigzag, l shaped, c curve, v shaped, implied lines, foreground
      midground background, deep space, aerial perspective, deep, z shaped, u shaped,
      atmospheric perspective, cascading, fan shaped, sweeping
    `,
  ),
  term(
    'frame within a frame, framed by, natural frame, natural framing, framed composition',
    { composition: 'framed' },
    `
      framed, framing, frame, frame within frame, window frame, archway, through a window,
      foreground framing, doorway, foreground frame, keyhole, peekaboo, porthole, through
      foliage, arch, enclosed, bordered, ornamental border, foliage frame, border to border
    `,
  ),
  term(
    'negative space, minimalist composition, lots of empty space, copy space, empty space',
    { composition: 'negative-space' },
    `
      minimalist, minimal, empty, white space, isolation, isolated, spacious, sparse, open,
      simple, zen, small subject, big sky, scale, vast, high horizon, low horizon, tiny subject,
      ma, notan, breathing space, distance, open space, understated, silhouette, flat
    `,
  ),
  term(
    `
      golden ratio, golden spiral, fibonacci, fibonacci spiral, golden section, golden triangle
    `,
    { composition: 'golden-spiral' },
    `
      spiral, phi grid, golden, divine proportion, phi, dynamic symmetry, harmonic, golden
      rectangle, swirling, vortex, harmonic armature, nautilus, logarithmic spiral, root
      rectangle, gestalt
    `,
  ),
  term('', { composition: 'panoramic' }, 'panoramic, panorama, widescreen, letterbox'),
  term('', { composition: 'filled' }, 'fill the frame, tight, dominant, cropped'),
  term('', { composition: 'diagonal' }, 'diagonal, baroque diagonal, dynamic diagonal, diagonal balance'),
  term('', { composition: 'dynamic' }, 'dynamic, dynamic tension'),
  term('', { composition: 'circular' }, 'circular, concentric, oval'),
  term('', { composition: 'vertical' }, 'vertical'),
  term('', { composition: 'horizontal' }, 'horizontal'),
  term('', { composition: 'grid' }, 'grid, multi panel, checkerboard, compartmented'),
  term('', { composition: 'repeating' }, 'repeating, repetition, rhythm, rhythmic'),
  term(
    '',
    { composition: 'pattern' },
    'pattern, patterns, tessellated, kaleidoscopic, kaleidoscope, scattered',
  ),
  term('', { composition: 'juxtaposed' }, 'juxtaposed, juxtaposition, split, divided, binary'),
  term('', { composition: 'radial' }, 'radial, focal point'),
  term('', { composition: 'triangular' }, 'triangular, triangle, pyramidal, pyramid'),
  term('', { composition: 'cross' }, 'cross'),
  term('', { composition: 'closed' }, 'closed, vignette, vignetted'),
  term('', { composition: 'framed', detail: 1.4 }, 'layered, foreground interest'),
];

export const DETAILS: readonly Term[] = [
  term(
    'minimal detail, low detail, sparse detail, less detail',
    { detail: 0.55 },
    `
      minimal, simple, minimalist, sparse, basic, low, rough, sketchy, simplified, clean, loose,
      abstracted, essential, icon like, very simple, bare, blocky, plain, iconic, unfinished,
      raw, reduced, economical, suggestive, silhouette only, understated, impressionistic,
      minimal details, loose brushwork, elegant simplicity, iconic simplicity, quick gesture,
      single continuous line, unfinished edges, matte surfaces
    `,
  ),
  term(
    'moderately detailed, medium detail, moderate detail',
    { detail: 1 },
    `
      moderate, medium, balanced, normal, standard, natural, focused, average, balanced detail,
      realistic, lifelike, stylized, refined, atmospheric detail, visible brushstrokes, thick
      paint, flowing lines, translucent layers, refined contours, glossy surfaces, accurate
      anatomy, pristine finish, museum quality finish
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
      high definition, well defined, finely textured, detailed background, lush, crafted,
      precise, high fidelity, carefully rendered, meticulous, photographic, richly layered,
      photographic detail, lush detail, meticulous brushwork, dense foliage, fine grain,
      weathered surfaces, velvety texture, scratched and worn, lifelike skin, bark and leaf
      texture, embossed detail
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
      extreme, ultra, complex, hyperrealistic, hyper realistic, exquisite, microscopic, macro
      detail, dense, maximal, gigapixel, ultra high resolution, 32k, 12k, photoreal, obsessive,
      baroque, baroque detail, microscopic detail, hyper intricate, encyclopedic, lace like,
      jewel like, crystal clear, ultra fine, ultra realistic, extraordinary, complex geometry,
      exquisite detail, miniature detail, inlaid patterns, intricate lace, intricate machinery,
      encrusted with gems
    `,
  ),
  term(
    'sharp focus',
    { detail: 1.2, finish: 'crisp' },
    'sharp, sharp focus, crisp, crisp edges, 8k resolution, ultra sharp, sharp and clear',
  ),
  term(
    '',
    { detail: 0.7, finish: 'soft-focus' },
    'soft focus, soft detail, blurred detail, smooth surfaces, smooth, subtle gradients, polished surfaces',
  ),
  term(
    '',
    { detail: 1.3, finish: 'textured' },
    'textured, realistic textures, raw texture, gritty texture, grainy texture, coarse grain, tactile surfaces, heavy impasto, painterly detail, woven texture',
  ),
  term(
    '',
    { detail: 0.55, finish: 'flat' },
    'flat areas, flat, bold shapes, broad strokes, simplified forms, simple shapes',
  ),
  term(
    '',
    { detail: 1.1, finish: 'lined' },
    'clean lines, delicate linework, precise linework, intricate linework, bold outlines, fine hatching, etched lines, crosshatched shading, decorative detail, architectural precision',
  ),
  term(
    '',
    { detail: 1.6, finish: 'ornate' },
    'ornate, elaborate patterns, elaborate, filigree, filigree ornament, ornamental borders, carved ornament, lavish',
  ),
  term('', { detail: 1.15, lens: 'bokeh' }, 'selective detail, selective'),
];

export const FINISHES: readonly Term[] = [
  term(
    `
      octane render, octane, unreal engine, unreal engine 5, unreal, lumen, cinema 4d, lumion,
      houdini render, cryengine, frostbite, unity engine
    `,
    { finish: 'bloom' },
    `
      unity, houdini, eevee, marmoset, marmoset toolbag, twinmotion, enscape, d5, d5 render,
      mantra, luxcorerender, maxwell render, mental ray, hyperion, karma, nanite, omniverse,
      nvidia omniverse, indigo, fstorm, radiance, photon mapping, pov ray, povray, thea, modo,
      clarisse, snowdrop, decima, id tech, fox engine, appleseed, yafaray, embree, sunflow, ray
      traced glass, guerilla, 3delight, hybrid, real time, realtime, gi, terragen, vue, world
      creator, gaea, world machine, filament, babylon js, three js, webgl, vulkan, directx,
      metal, playcanvas, re engine, source 2, rage engine, anvil, creation engine, blend4web,
      stingray, o3de, flax, armory, stride, radeon prorender, prorender, ornatrix, bryce, poser,
      daz studio, daz, sketchup, matterport, artlantis, brigade, lightwave, lightwave 3d, maya,
      autodesk maya, 3ds max, softimage, rhino, substance, substance painter, neural rendering,
      gaussian splatting, nerf, dreamworks moonray, moonray, spectral, spectral rendering,
      bidirectional path tracing, high dynamic range, image based lighting, fur shading,
      displacement mapping, anisotropic shading, pbrt, kerkythea, opengl, glsl shaders,
      procedural texturing, photogrammetry, particle simulation, source engine, quixel,
      metaballs, fractals, mandelbulb 3d, film stock, motion blur, rim shading, rasterized 3d,
      scanline rendering, gaussian splats, parallax layers, point cloud, x ray shading,
      marvelous designer, stylized 3d, hand painted textures
    `,
  ),
  term(
    `
      clay render, blender clay, matcap, zbrush, grey clay, gray clay, plasticine, ambient
      occlusion
    `,
    { finish: 'clay' },
    `
      clay, blender, blender 3d, sculpt, sculpted, mudbox, claymation, 3d print, plaster, stop
      motion, plaster model, untextured, white model, wax, zbrush sculpt, nomad sculpt, paper
      mache, solid view, flat shaded, gouraud, phong, 3d coat, lambert shading, curvature
      shading, z depth shading, nurbs surfaces, vertex colors
    `,
  ),
  term(
    'voxel, voxel art, minecraft, minecraft style, magicavoxel, lego style, voxels',
    { finish: 'voxel' },
    `
      voxel engine, lego, blocks, brick, roblox, voxel render, isometric voxel, cube world,
      teardown, ps1, playstation 1, n64, retro 3d, psx, doom engine, quake engine, build engine,
      software renderer, gamecube, dos, 8 bit engine, 16 bit engine, mode 7, raycaster,
      raycasting, vga, pico 8, goxel, isometric, rpg maker, gamemaker, game maker, commodore 64,
      nes, snes, dreamcast, scumm, 32 bit graphics, dithered graphics, early console graphics,
      ascii characters, marching cubes, pixel shading, billboard sprites, low res 3d
    `,
  ),
  term(
    `
      toon shader, toon shading, toon render, cel shaded render, non photorealistic rendering,
      borderlands style
    `,
    { finish: 'toon' },
    `
      toon, cel, cel shaded, cel shader, godot, npr, freestyle, anime shader, renpy, ren py,
      outline shader, spine 2d, live2d, flash, adobe flash, toon boom, cel shading, pencil
      shader, pencil plus, 2d, svg, vector, line render, hatching shader, watercolor shader,
      sketch shader, illustrator, adobe illustrator, procreate, photoshop, adobe photoshop,
      krita, clip studio, clip studio paint, inkscape, sketch and toon, moho, opentoonz,
      harmony, grease pencil, storyboard, kuwahara shader, halftone shader, flat shading, hatch
      shading, line rendering, cross section shading
    `,
  ),
  term(
    'ray tracing, ray traced, path tracing, v ray, vray, arnold render, corona render, physically based rendering',
    { finish: 'ray-traced' },
    `
      renderman, redshift render, redshift, pbr, keyshot, ray marching, arnold, corona, path
      traced, blender cycles, cycles, nvidia iray, iray, caustics, chrome shading, glass
      shading, fresnel shading, maxwell, luxcore, mitsuba
    `,
  ),
  term('global illumination, radiosity', { finish: 'ray-traced', lighting: 'even' }, 'gi'),
  term('wireframe, wire frame render', { finish: 'wireframe' }, 'polygon mesh, mesh'),
  term('volumetric rendering', { lighting: 'volumetric', finish: 'bloom' }, 'volumetric'),
  term('subsurface scattering', { lighting: 'backlit', finish: 'crisp' }, 'sss'),
  term('matte painting', { lighting: 'dramatic', finish: 'textured' }, 'digital matte'),
  term('soft bloom', { finish: 'soft-focus', grade: { gain: 1.06 } }, 'bloom'),
  term('8k resolution, 4k resolution', { finish: 'crisp', detail: 1.6 }, '8k, 4k, 16k resolution'),
];
