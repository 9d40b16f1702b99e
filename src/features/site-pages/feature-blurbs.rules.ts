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

/** Everything the product does, and four things it does not do yet. */
export const FEATURE_GROUPS: readonly FeatureGroup[] = [
  {
    title: 'Describe it',
    lead: 'Describe your picture in your own words.',
    blurbs: [
      { title: 'Plain sentences', text: 'Write the way you talk. There are no special codes to learn.' },
      { title: 'Negative prompts', text: 'List what you don’t want to see in the picture.' },
      {
        title: 'Counts and crowds',
        text: 'Ask for three cats and get three cats. Ask for a crowd and get a crowd.',
      },
      {
        title: 'Who does what',
        text: 'A fox on a bicycle, a knight facing a dragon: it understands who goes where.',
      },
      {
        title: 'Example prompts',
        text: 'Four examples to start from. One click puts the prompt in the tool.',
      },
      { title: 'Honest captions', text: 'See which words were not understood, right under the picture.' },
      { title: 'Voice prompt art', text: 'Speak your prompt instead of typing it.', comingSoon: true },
    ],
  },
  {
    title: 'Shape it',
    lead: 'Over 20 creative options in two tools.',
    blurbs: [
      {
        title: 'Two tools',
        text: 'Green makes two pictures fast. Yellow makes four, with every control there is.',
      },
      { title: '35 styles', text: 'From photorealistic to papercut, from watercolor to pixel art.' },
      { title: '34 moods', text: 'Serene, ominous, playful and many more.' },
      { title: '34 kinds of light', text: 'Golden hour, candlelight, neon, moonlight and many more.' },
      { title: '34 color schemes', text: 'From monochrome to every color at once.' },
      { title: 'Camera angles', text: 'From the floor, from the sky or over a shoulder.' },
      { title: 'Lenses', text: 'From fisheye to macro, each with its natural blur.' },
      { title: 'Compositions', text: 'Rule of thirds, spirals, symmetry, plenty of empty space.' },
      { title: 'Artists and media', text: 'Choose an artist’s style and a material to work in.' },
      { title: 'Time and weather', text: 'Dawn in fog, noon in snow, midnight in the rain.' },
      { title: 'Settings', text: 'Rooms, streets, planets: choose where it all happens.' },
      { title: 'Randomize', text: 'One click picks a random value for every option.' },
    ],
  },
  {
    title: 'Make it',
    lead: 'Fast, repeatable, and fair about money.',
    blurbs: [
      {
        title: 'Seconds, not minutes',
        text: 'See your idea while it’s still fresh.',
      },
      {
        title: 'Five sizes',
        text: 'Square, portrait, landscape, story and widescreen, each composed for its shape.',
      },
      { title: 'Seed control', text: 'Lock the seed and change one word. The rest stays the same.' },
      {
        title: 'Stop means stop',
        text: 'Stop at any time. You don’t pay for pictures that haven’t arrived.',
      },
      { title: 'Pay only for finished pictures', text: 'Failed pictures are always free.' },
      { title: 'Free trial', text: '500 credits, with no account and no card.' },
      { title: 'Credits for reading', text: 'Read our articles for ten minutes and earn 50 credits.' },
      { title: 'No subscription', text: 'Buy a pack once. Its credits don’t expire.' },
    ],
  },
  {
    title: 'Keep it',
    lead: 'Your pictures, in your hands.',
    blurbs: [
      { title: 'Real PNG files', text: 'Every download is named after its prompt.' },
      {
        title: 'Private history',
        text: 'With an account, your images are in a gallery only you can open.',
      },
      {
        title: 'Settings come back',
        text: 'One click puts the prompt and options of an old picture back in the tool.',
      },
      { title: 'Commercial license', text: 'Booster, Premium and Professional let you sell what you make.' },
      {
        title: 'Photo enhancement',
        text: 'Sharper, cleaner, larger versions of photos you have.',
        comingSoon: true,
      },
      { title: 'Background removal', text: 'Cut out a subject and put it anywhere.', comingSoon: true },
      { title: 'Object removal', text: 'Take the lamppost out of the sunset.', comingSoon: true },
    ],
  },
  {
    title: 'Share it',
    lead: 'Turn pictures into stories.',
    blurbs: [
      {
        title: 'Story scripts',
        text: 'Add a title and a photo to get a five-page story script.',
      },
      {
        title: 'Story drafts',
        text: 'Draw, edit and preview all five pages, then download them as one file.',
      },
      { title: 'Web stories', text: 'Full-screen stories, seven seconds a page, made for phones.' },
      {
        title: 'A blog that teaches',
        text: 'Learn what light does to a picture and why seeds matter, with examples.',
      },
      { title: 'Feeds', text: 'Atom, RSS and JSON for your favorite reader.' },
      { title: 'An open API guide', text: 'Every API call, documented and ready to copy.' },
    ],
  },
];
