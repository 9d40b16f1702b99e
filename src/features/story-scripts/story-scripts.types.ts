/** One page of a script, as a writer made it. */
export interface ScriptPage {
  /** From 1. */
  page: number;
  /** Short and catchy. */
  title: string;
  /** A paragraph of about 20 to 30 words. */
  text: string;
}

/** What a writer answers: usually five pages; any other number is shown as it is. */
export interface StoryScript {
  story: readonly ScriptPage[];
  /** What whoever asked should know about this script; it is no part of it. */
  note?: string;
}

/** Who wrote a script, for the line below it. */
export interface ScriptCredit {
  /** As the settings call it, e.g. `built-in`. */
  writer: string;
  /** Our own grammar, not a language model. */
  builtIn: boolean;
}

/** What `POST /api/story-script` answers. */
export type WrittenScript = StoryScript & ScriptCredit;
