import { type Term, term } from '../option.types.ts';

export const RENDER_STYLES: readonly Term[] = [
  term(
    `
      octane render, octane, unreal engine, unreal engine 5, unreal, lumen, cinema 4d, lumion,
      houdini render, cryengine, frostbite, unity engine
    `,
    { finish: 'bloom' },
    `
      eevee, marmoset, d5, d5 render, hyperion, karma, omniverse, nvidia omniverse, indigo,
      radiance, povray, thea, snowdrop, decima, id tech, fox engine, yafaray, embree, sunflow,
      ray traced glass, guerilla, 3delight, hybrid, real time, realtime, gi, world creator,
      gaea, world machine, filament, babylon js, three js, vulkan, directx, metal, playcanvas,
      re engine, source 2, rage engine, anvil, creation engine, blend4web, stingray, o3de, flax,
      armory, stride, radeon prorender, prorender, ornatrix, bryce, poser, daz studio, daz,
      matterport, artlantis, brigade, lightwave 3d, autodesk maya, softimage, rhino, substance,
      neural rendering, gaussian splatting, nerf, dreamworks moonray, moonray, spectral
    `,
  ),
  term(
    `
      clay render, blender clay, matcap, zbrush, grey clay, gray clay, plasticine, ambient
      occlusion
    `,
    { finish: 'clay' },
    `
      clay, blender, blender 3d, sculpt, sculpted, mudbox, claymation, 3d print, plaster,
      stop motion, plaster model, untextured, white model, wax, zbrush sculpt, nomad sculpt,
      paper mache, solid view, flat shaded, gouraud, phong, 3d coat
    `,
  ),
  term(
    'voxel, voxel art, minecraft, minecraft style, magicavoxel, lego style, voxels',
    { finish: 'voxel' },
    `
      voxel engine, lego, blocks, brick, roblox, voxel render, isometric voxel, cube world,
      teardown, ps1, playstation 1, n64, retro 3d, psx, doom engine, build engine,
      software renderer, gamecube, dos, 8 bit engine, 16 bit engine, mode 7, raycaster,
      raycasting, vga, pico 8, goxel, isometric, rpg maker, gamemaker, game maker, commodore 64,
      nes, snes, dreamcast, scumm, low res 3d
    `,
  ),
  term(
    `
      toon shader, toon shading, toon render, cel shaded render, non photorealistic rendering,
      borderlands style
    `,
    { finish: 'toon' },
    `
      toon, cel, cel shaded, cel shader, npr, freestyle, anime shader, renpy, ren py,
      outline shader, spine 2d, live2d, flash, adobe flash, toon boom, pencil shader,
      pencil plus, 2d, svg, vector, line render, hatching shader, watercolor shader,
      sketch shader, illustrator, adobe illustrator, procreate, photoshop, adobe photoshop,
      krita, clip studio, clip studio paint, inkscape, sketch and toon, moho, opentoonz,
      harmony, grease pencil, storyboard, kuwahara shader, halftone shader
    `,
  ),
  term(
    'ray tracing, ray traced, path tracing, v ray, vray, arnold render, corona render, physically based rendering',
    { finish: 'ray-traced' },
    `
      redshift render, pbr, ray marching, path traced, cycles, nvidia iray, maxwell, luxcore
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
