/** One picture of a story. */
export interface StorySlide {
  /** At full size. */
  src: string;
  title: string;
  /** The caption: the text of `alt` before '||'. */
  caption: string;
  /** Where 'Shop Now' leads; '' for a slide without a link. */
  link: string;
}

export interface WebStory {
  id: string;
  slug: string;
  title: string;
  /** '' when the story has no picture at all. */
  posterImage: string;
  slides: readonly StorySlide[];
  /** `/blog/{slug}`: the story read as an article. */
  url: string;
}

export interface StoryListPage {
  page: number;
  stories: readonly WebStory[];
  totalResults: number;
  totalPages: number;
}
