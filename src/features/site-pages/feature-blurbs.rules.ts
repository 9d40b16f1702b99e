export interface FeatureBlurb {
  title: string;
  text: string;
  comingSoon?: true;
}

export interface FeatureGroup {
  title: string;
  lead: string;
  blurbs: readonly FeatureBlurb[];
}

/** Everything that the product does, and the four things that it does not do yet. */
export const FEATURE_GROUPS: readonly FeatureGroup[] = [
  {
    title: 'Say it',
    lead: 'From the first word to the last adjective.',
    blurbs: [
      { title: 'Plain sentences', text: 'Write as you speak. No code words, no secret grammar.' },
      { title: 'Negative prompts', text: 'Name what must stay out, and it stays out.' },
      { title: 'Counts and crowds', text: 'Three cats are three cats; a crowd is a crowd.' },
      {
        title: 'Who does what',
        text: 'A fox on a bicycle, a knight facing a dragon: relations are read, not guessed.',
      },
      { title: 'Example prompts', text: 'Four to start from. One click puts the words into the tool.' },
      { title: 'Honest captions', text: 'Under each picture stands which words were not understood.' },
      { title: 'Voice prompt art', text: 'Say it aloud instead of typing.', comingSoon: true },
    ],
  },
  {
    title: 'Shape it',
    lead: 'Over 20 creative options in two tools.',
    blurbs: [
      { title: 'Two tools', text: 'Green for two quick ones, yellow for four with every control there is.' },
      { title: '35 styles', text: 'Photorealistic to papercut, watercolor to pixel art.' },
      { title: '34 moods', text: 'Serene, ominous, playful: the air in the picture.' },
      { title: '34 kinds of light', text: 'Golden hour, candle, neon, moon.' },
      { title: '34 color schemes', text: 'From monochrome to everything at once.' },
      { title: 'Camera angles', text: 'From the floor, from the sky, or over a shoulder.' },
      { title: 'Lenses', text: 'Fisheye to macro, with the blur that belongs to them.' },
      { title: 'Compositions', text: 'Thirds, spirals, symmetry and a lot of empty space.' },
      { title: 'Artists and media', text: 'A hand to borrow and a material to work in.' },
      { title: 'Time and weather', text: 'Dawn in fog, noon in snow, midnight in the rain.' },
      { title: 'Settings', text: 'Rooms, streets, planets: where it all happens.' },
      { title: 'Randomize', text: 'One press sets every option to something you would not have picked.' },
    ],
  },
  {
    title: 'Make it',
    lead: 'Fast, repeatable, and fair about money.',
    blurbs: [
      {
        title: 'Seconds, not minutes',
        text: 'Pictures appear while you still remember why you wanted them.',
      },
      {
        title: 'Five sizes',
        text: 'Square, portrait, landscape, story and widescreen, each composed for its shape.',
      },
      { title: 'Seed control', text: 'Lock a seed, change one word, keep the rest.' },
      { title: 'Stop means stop', text: 'A run that is stopped costs nothing and leaves nothing behind.' },
      { title: 'Pay for what arrives', text: 'An image that fails is never charged.' },
      { title: 'Free trial', text: '500 credits, without an account and without a card.' },
      { title: 'Credits for reading', text: 'Ten minutes with an article are worth 50 of them.' },
      { title: 'No subscription', text: 'Packs are bought once, and their credits do not expire.' },
    ],
  },
  {
    title: 'Keep it',
    lead: 'Your pictures, in your hands.',
    blurbs: [
      { title: 'Real PNG files', text: 'Downloads are named after the words they came from.' },
      {
        title: 'Private history',
        text: 'Signed in, your newest 30 images wait in a place only you can open.',
      },
      {
        title: 'Settings come back',
        text: 'One press loads the words and options of an old picture into the tool.',
      },
      { title: 'Commercial license', text: 'Booster, Premium and Professional let you sell what you make.' },
      {
        title: 'Photo enhancement',
        text: 'Sharper, cleaner, larger versions of photos you have.',
        comingSoon: true,
      },
      { title: 'Background removal', text: 'A subject cut out, ready to stand anywhere.', comingSoon: true },
      { title: 'Object removal', text: 'Take the lamppost out of the sunset.', comingSoon: true },
    ],
  },
  {
    title: 'Tell it',
    lead: 'Pictures are half of a story.',
    blurbs: [
      {
        title: 'Story scripts',
        text: 'A title and a photo become five pages with a beginning, a turn and an end.',
      },
      { title: 'Story drafts', text: 'The five pages drawn, edited, watched and taken along as one file.' },
      { title: 'Web stories', text: 'Full-screen, seven seconds a page, at home on every phone.' },
      {
        title: 'A blog that teaches',
        text: 'What light does to a prompt, why seeds matter, with the pictures to prove it.',
      },
      { title: 'Feeds', text: 'Atom, RSS and JSON for those who read elsewhere.' },
      { title: 'An open API guide', text: 'Every call of this site, described and ready to copy.' },
    ],
  },
];
