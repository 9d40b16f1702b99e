import { type Term, term } from './wish.ts';

export const COMPOSITIONS: readonly Term[] = [
  term(
    'centered composition, centred composition, center composition, centered, centred',
    { composition: 'centred' },
    `
      central, center, centre, radial, circular, concentric, focal point, single subject,
      isolated subject, iconic, triangular, triangle, pyramidal, pyramid, vignette, fill the frame,
      tight, dominant, mandala, portrait, simplicity, minimalist centered, bulls eye, monumental,
      spotlight, cross, hierarchical, oval, closed, frontal, vignetted, rotational, floating, arched,
      vertical
    `,
  ),
  term(
    'rule of thirds, off center, off centre',
    { composition: 'thirds' },
    `
      thirds, asymmetrical, asymmetric, asymmetrical balance, off centered, balanced, dynamic,
      rule of odds, odds, fifths, rule of space, lead room, rabatment, informal balance, informal,
      layered, dynamic tension, juxtaposition, diagonal balance, cropped, rule of fifths,
      breathing room, nose room, steelyard, rebated, juxtaposed, scattered, divided, odd number,
      fragmented, staggered, clustered, figure ground, overlapping, sequential, split, horizontal,
      binary
    `,
  ),
  term(
    `
      symmetrical, symmetrical composition, symmetric, symmetry, perfect symmetry, wes anderson
    `,
    { composition: 'symmetrical' },
    `
      mirror, mirrored, reflection, bilateral, bilateral symmetry, formal balance, reflective,
      formal, kaleidoscope, radial symmetry, geometric, pattern, patterns, repetition, tessellated,
      grid, diptych, triptych, mirror image, rhythm, planimetric, axial, repeating, kaleidoscopic,
      checkerboard, quadrant, rhythmic, orderly, compartmented, multi panel, stacked, tiered,
      color blocked
    `,
  ),
  term(
    'leading lines, vanishing point, one point perspective, diagonal lines, converging lines',
    { composition: 'leading-lines' },
    `
      perspective, linear, linear perspective, diagonal, s curve, s curves, curved, curves, lines,
      two point perspective, winding path, depth, forced perspective, tunnel,
      three point perspective, converging, zigzag, l shaped, c curve, v shaped, implied lines,
      foreground midground background, deep space, aerial perspective, deep, baroque diagonal,
      z shaped, u shaped, dynamic diagonal, atmospheric perspective, cascading, fan shaped, sweeping
    `,
  ),
  term(
    'frame within a frame, framed by, natural frame, natural framing, framed composition',
    { composition: 'framed' },
    `
      framed, framing, frame, frame within frame, window frame, archway, through a window,
      foreground framing, doorway, foreground frame, foreground interest, keyhole, peekaboo,
      porthole, through foliage, arch, enclosed, bordered, ornamental border, foliage frame,
      border to border
    `,
  ),
  term(
    'negative space, minimalist composition, lots of empty space, copy space, empty space',
    { composition: 'negative-space' },
    `
      minimalist, minimal, empty, white space, isolation, isolated, spacious, sparse, open, simple,
      zen, small subject, big sky, scale, vast, high horizon, low horizon, tiny subject, ma, notan,
      breathing space, distance, open space, understated, silhouette, flat
    `,
  ),
  term(
    `
      golden ratio, golden spiral, fibonacci, fibonacci spiral, golden section, golden triangle
    `,
    { composition: 'golden-spiral' },
    `
      spiral, phi grid, golden, divine proportion, phi, dynamic symmetry, harmonic, golden rectangle,
      swirling, vortex, harmonic armature, nautilus, logarithmic spiral, root rectangle, gestalt
    `,
  ),
];

export const DETAILS: readonly Term[] = [
  term(
    'minimal detail, low detail, simple shapes, sparse detail, less detail',
    { detail: 0.55 },
    `
      minimal, simple, minimalist, sparse, basic, low, rough, sketchy, simplified, clean, smooth,
      loose, abstracted, essential, flat, icon like, very simple, bare, blocky, plain, iconic,
      unfinished, raw, reduced, economical, suggestive, soft detail, blurred detail, silhouette only,
      understated, impressionistic, minimal details, clean lines, smooth surfaces, flat areas,
      bold shapes, loose brushwork, soft focus, elegant simplicity, iconic simplicity, quick gesture,
      broad strokes, simplified forms, single continuous line, unfinished edges, bold outlines,
      subtle gradients, matte surfaces, raw texture
    `,
  ),
  term(
    'moderately detailed, medium detail, moderate detail',
    { detail: 1 },
    `
      moderate, medium, balanced, normal, standard, natural, selective detail, selective, focused,
      average, balanced detail, sharp, sharp focus, realistic, lifelike, stylized, crisp, refined,
      crisp edges, atmospheric detail, decorative detail, visible brushstrokes, thick paint,
      flowing lines, translucent layers, refined contours, polished surfaces, glossy surfaces,
      accurate anatomy, pristine finish, museum quality finish
    `,
  ),
  term(
    `
      highly detailed, high detail, very detailed, detailed, fine detail, fine details,
      finely detailed, sharp details, high resolution, 4k
    `,
    { detail: 1.35 },
    `
      high, fine, rich, crisp detail, rich detail, richly detailed, polished, textured, hd, full hd,
      2k, high definition, well defined, finely textured, detailed background, lush, crafted,
      precise, sharp and clear, high fidelity, carefully rendered, meticulous, photographic,
      richly layered, realistic textures, photographic detail, delicate linework, lush detail,
      precise linework, meticulous brushwork, dense foliage, fine grain, fine hatching, etched lines,
      crosshatched shading, heavy impasto, weathered surfaces, tactile surfaces, woven texture,
      velvety texture, gritty texture, grainy texture, coarse grain, scratched and worn,
      lifelike skin, bark and leaf texture, embossed detail
    `,
  ),
  term(
    `
      ultra detailed, extremely detailed, hyper detailed, hyperdetailed, intricate,
      intricate details, intricately detailed, insanely detailed, maximalist, 8k, 16k, ultra hd, uhd,
      masterpiece, award winning, best quality, high quality, super detailed
    `,
    { detail: 1.7 },
    `
      extreme, ultra, ornate, elaborate, complex, hyperrealistic, hyper realistic, exquisite,
      microscopic, macro detail, dense, maximal, lavish, filigree, gigapixel, ultra high resolution,
      32k, 12k, photoreal, obsessive, baroque, baroque detail, microscopic detail, hyper intricate,
      encyclopedic, lace like, jewel like, crystal clear, ultra sharp, ultra fine, ultra realistic,
      extraordinary, elaborate patterns, architectural precision, carved ornament, complex geometry,
      exquisite detail, filigree ornament, miniature detail, ornamental borders, inlaid patterns,
      intricate lace, intricate linework, intricate machinery, encrusted with gems
    `,
  ),
];

export const FINISHES: readonly Term[] = [
  term(
    `
      octane render, octane, unreal engine, unreal engine 5, unreal, ray tracing, ray traced,
      path tracing, global illumination, lumen, redshift render, v ray, vray, arnold render,
      corona render, renderman, cinema 4d, lumion, keyshot, houdini render,
      physically based rendering, pbr, cryengine, frostbite, unity engine, ray marching
    `,
    { finish: 'bloom' },
    `
      unity, arnold, redshift, corona, houdini, cycles, eevee, marmoset, marmoset toolbag,
      twinmotion, enscape, d5, d5 render, mantra, luxcore, luxcorerender, maxwell, maxwell render,
      mental ray, hyperion, karma, path traced, nanite, omniverse, nvidia omniverse, indigo, fstorm,
      radiance, photon mapping, pov ray, povray, thea, modo, clarisse, snowdrop, decima, id tech,
      fox engine, mitsuba, appleseed, yafaray, embree, sunflow, iray, nvidia iray, ray traced glass,
      guerilla, 3delight, rendered in 4k, caustics, hybrid, real time, realtime,
      subsurface scattering, volumetric, gi, terragen, vue, world creator, gaea, world machine,
      filament, babylon js, three js, webgl, vulkan, directx, metal, playcanvas, re engine, source 2,
      rage engine, anvil, creation engine, blend4web, stingray, o3de, flax, armory, stride,
      radeon prorender, prorender, ornatrix, bryce, poser, daz studio, daz, sketchup, matterport,
      artlantis, brigade, lightwave, lightwave 3d, maya, autodesk maya, 3ds max, softimage, rhino,
      substance, substance painter, neural rendering, gaussian splatting, nerf, dreamworks moonray,
      moonray, spectral, spectral rendering, bidirectional path tracing, radiosity, soft bloom,
      high dynamic range, image based lighting, chrome shading, glass shading, fresnel shading,
      fur shading, displacement mapping, anisotropic shading, pbrt, kerkythea, opengl, glsl shaders,
      procedural texturing, photogrammetry, particle simulation, source engine, quixel, metaballs,
      fractals, mandelbulb 3d, film stock, motion blur, rim shading, matte painting, rasterized 3d,
      scanline rendering, gaussian splats, parallax layers, point cloud, x ray shading,
      marvelous designer, stylized 3d, hand painted textures
    `,
  ),
  term(
    `
      clay render, blender clay, matcap, zbrush, grey clay, gray clay, plasticine, ambient occlusion
    `,
    { finish: 'clay' },
    `
      clay, blender, blender 3d, blender cycles, sculpt, sculpted, mudbox, claymation, 3d print,
      plaster, stop motion, plaster model, untextured, white model, wax, zbrush sculpt, nomad sculpt,
      paper mache, solid view, flat shaded, gouraud, phong, 3d coat, lambert shading,
      curvature shading, z depth shading, nurbs surfaces, wireframe, vertex colors
    `,
  ),
  term(
    'voxel, voxel art, minecraft, minecraft style, magicavoxel, lego style, voxels',
    { finish: 'voxel' },
    `
      voxel engine, lego, blocks, brick, roblox, voxel render, isometric voxel, cube world, teardown,
      ps1, playstation 1, n64, retro 3d, psx, doom engine, quake engine, build engine,
      software renderer, gamecube, dos, 8 bit engine, 16 bit engine, mode 7, raycaster, raycasting,
      vga, pico 8, goxel, isometric, rpg maker, gamemaker, game maker, commodore 64, nes, snes,
      dreamcast, scumm, 32 bit graphics, dithered graphics, early console graphics, ascii characters,
      marching cubes, pixel shading, billboard sprites, low res 3d
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
      outline shader, spine 2d, live2d, flash, adobe flash, toon boom, cel shading, pencil shader,
      pencil plus, 2d, svg, vector, line render, hatching shader, watercolor shader, sketch shader,
      illustrator, adobe illustrator, procreate, photoshop, adobe photoshop, krita, clip studio,
      clip studio paint, inkscape, sketch and toon, moho, opentoonz, harmony, grease pencil,
      storyboard, kuwahara shader, halftone shader, flat shading, hatch shading, line rendering,
      cross section shading
    `,
  ),
];
