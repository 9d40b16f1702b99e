/** E.g. `2026-01-15T12-00-00-5f0c….webp`: in the order in which they were made, as every program sorts names. */
export function imageFileName({
  id,
  createdAt,
  contentType,
}: {
  id: string;
  createdAt: number;
  contentType: string;
}): string {
  const moment = new Date(createdAt).toISOString().slice(0, 19).replaceAll(':', '-');
  return `${moment}-${id}.${contentType === 'image/jpeg' ? 'jpg' : contentType.slice('image/'.length)}`;
}
