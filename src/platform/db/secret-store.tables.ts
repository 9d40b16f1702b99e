export interface SiteSecretRow {
  name: string;
  value: string;
}

declare module './database.types.ts' {
  interface Tables {
    site_secret: SiteSecretRow;
  }
}
