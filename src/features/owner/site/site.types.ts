/** What can be set while the site runs. */
export interface SiteSettings {
  isReadOnly: boolean;
  /** What visitors read on every page; '' for nothing. */
  banner: string;
  /** How many images one address may make in a day without an account; null leaves it to the configuration. */
  guestImages: number | null;
  /** The same for all guests together. */
  allGuestsImages: number | null;
}

export type SiteSettingName = keyof SiteSettings;

/** A setting of the configuration as it holds now. */
export interface ShownSetting {
  env: string;
  doc: string;
  /** A secret is masked; '' where there is none. */
  value: string;
  source: 'environment' | 'file' | 'default';
}

export interface ShownSection {
  title: string;
  settings: ShownSetting[];
}

export interface ShownEngine {
  name: string;
  isResting: boolean;
  /** How many pictures it draws at the same time. */
  places: number;
}

/** All of the console's page about the site. */
export interface SiteAnswer {
  /** What makes the site read-only that cannot be switched off here; null when nothing does. */
  fixedReadOnly: 'setting' | 'file' | null;
  settings: SiteSettings;
  /** Without what was set here. */
  configured: { guestImages: number; allGuestsImages: number };
  usedToday: number;
  securityContact: string;
  engines: ShownEngine[];
  configuration: ShownSection[];
}

/** How a test picture went. */
export interface TestPicture {
  seconds: number;
  /** A data address of the picture; null when there is none. */
  picture: string | null;
  /** What went wrong; '' when it was drawn. */
  problem: string;
}

/** One line of a check: what was looked at, how it stands, and a sentence that an owner can act on. */
export interface CheckLine {
  name: string;
  state: 'ok' | 'off' | 'failed';
  detail: string;
}
