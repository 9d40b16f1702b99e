/** Why a package cannot become a story, said in one line to whoever adds it. */
export class PackageError extends Error {
  override name = 'PackageError';

  constructor(message: string) {
    super(message.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim());
  }
}
