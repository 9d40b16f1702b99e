import type { OptionListName } from './option-lists.types.ts';

type ByList<T> = Readonly<Partial<Record<OptionListName, T>>>;

/** Options that name what a picture is like without them. */
export const SAYS_THE_USUAL: ByList<readonly string[]> = {
  style: ['Photorealistic'],
  cameraAngle: ['Eye Level', 'Full Body Shot', 'Point of View', 'Front View', 'Tracking Shot'],
  artMedium: ['Digital Photograph', 'Film Photograph'],
  detailLevel: ['Moderately Detailed', 'Balanced Detail'],
  setting: ['Meadow'],
  cameraLens: ['40mm', '50mm', '58mm', 'Standard'],
};

/**
 * Options of one list that mean the same to the illustrator: names of one thing, focal lengths of one kind of
 * lens, renderers whose pictures no stranger tells apart, painters of one school.
 */
export const NEAR_SYNONYMS: ByList<readonly (readonly string[])[]> = {
  style: [
    ['3D Render', 'Isometric'],
    ['Oil Painting', 'Concept Art', 'Baroque'],
  ],
  cameraAngle: [
    ['Low Angle', "Worm's-Eye View", 'Ground Level'],
    ['High Angle', 'Isometric View'],
    ["Bird's-Eye View", 'Aerial View', 'Drone Shot', 'Top-Down View', 'Overhead Shot'],
    ['Close-Up', 'Macro Shot', 'Portrait Shot'],
    ['Medium Shot', 'Over-the-Shoulder'],
    ['Wide Shot', 'Extreme Wide Shot', 'Panoramic View', 'Establishing Shot'],
    ['Cowboy Shot', 'Two-Shot'],
    ['Side View', 'Three-Quarter View', 'Profile View'],
  ],
  artist: [
    ['Vincent van Gogh', 'Paul Cézanne', 'Edvard Munch'],
    [
      'Leonardo da Vinci',
      'Johannes Vermeer',
      'Sandro Botticelli',
      'Michelangelo',
      'Raphael',
      'Hieronymus Bosch',
      'Pieter Bruegel the Elder',
    ],
    ['Rembrandt', 'Caravaggio'],
    ['Katsushika Hokusai', 'Utagawa Hiroshige'],
    ['Alphonse Mucha', 'Art Nouveau'],
    ['William Turner', 'Caspar David Friedrich'],
    ['Albrecht Dürer', 'Gustave Doré'],
    ['Paul Gauguin', 'Henri Rousseau'],
    ['Paul Klee', 'William Blake', 'Raja Ravi Varma'],
    ['Piet Mondrian', 'Bauhaus'],
  ],
  composition: [
    ['Rule of Thirds', 'Asymmetrical', 'Balanced'],
    ['Leading Lines', 'S-Curve', 'Vanishing Point'],
    ['Golden Ratio', 'Golden Spiral'],
    ['Negative Space', 'Minimalist', 'Open'],
    ['Layered', 'Foreground Interest'],
    ['Pattern', 'Scattered'],
  ],
  artMedium: [
    ['Oil on Canvas', 'Acrylic on Canvas'],
    ['Watercolor on Paper', 'Cut Paper', 'Collage'],
    ['Gouache', 'Tempera'],
    ['Oil Pastel', 'Crayon'],
    ['Charcoal', 'Lithograph'],
  ],
  detailLevel: [
    ['Highly Detailed', 'Fine Details', 'Richly Layered', 'Photographic Detail'],
    ['Intricate Details', 'Ultra Detailed', 'Hyper-Detailed', 'Microscopic Detail'],
    ['Sharp Focus', 'Crisp Edges'],
    ['Low Detail', 'Minimal Details', 'Sparse', 'Loose Brushwork'],
    ['Simple Shapes', 'Bold Shapes', 'Flat Areas'],
    ['Clean Lines', 'Delicate Linework', 'Decorative Detail', 'Architectural Precision'],
    ['Textured', 'Realistic Textures'],
    ['Smooth Surfaces', 'Soft Focus'],
    ['Ornate', 'Elaborate Patterns'],
  ],
  timeOfDay: [
    ['Dawn', 'Daybreak'],
    ['Noon', 'High Noon', 'Midday'],
    ['Sunset', 'Evening'],
    ['Late Evening', 'Nightfall'],
    ['Night', 'Late Night'],
    ['Midnight', 'New Moon'],
    ['Moonrise', 'Full Moon'],
  ],
  weather: [
    ['Light Rain', 'Drizzle'],
    ['Heavy Rain', 'Monsoon Rain'],
    ['Thunderstorm', 'Lightning'],
  ],
  cameraLens: [
    ['14mm', '16mm', 'Ultra-Wide'],
    ['20mm', '24mm', '28mm', '35mm', 'Wide-Angle'],
    ['70mm', '85mm', 'Portrait', 'Prime'],
    ['100mm', '135mm', '200mm', 'Telephoto'],
    ['300mm', '400mm', '600mm', 'Super Telephoto'],
  ],
  renderStyle: [
    ['Octane', 'Unreal Engine', 'Unity', 'Blender Eevee', 'Cinema 4D', 'Maya', '3ds Max', 'Houdini'],
    [
      'Blender Cycles',
      'V-Ray',
      'Arnold',
      'Redshift',
      'RenderMan',
      'Corona',
      'KeyShot',
      'Ray Tracing',
      'Path Tracing',
      'Physically Based Rendering',
    ],
    ['ZBrush', 'Clay Render'],
    ['Cel Shading', 'Toon Shading'],
  ],
};
