/** Where pictures stand that came without a file of the content folder. */
const UPLOADED = /^pictures\/uploaded\/([0-9a-f]{64})\.(?:jpg|jpeg|png|webp)$/i;

/** @returns the hash that the path of an uploaded picture holds. */
export function uploadedHash(path: string): string | undefined {
  return UPLOADED.exec(path)?.[1];
}

/** @param ending of the file's name, without its dot. */
export function uploadedPath(hash: string, ending: string): string {
  return `pictures/uploaded/${hash}.${ending.toLowerCase()}`;
}
