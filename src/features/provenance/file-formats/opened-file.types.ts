/** A picture's file, followed to its end. */
export interface OpenedFile {
  /** The XMP in it; undefined without any, and where it is packed in a way that nobody uses. */
  xmp: Uint8Array | undefined;
  /** The pieces of the same file with this XMP instead, or with none. Not a pixel is encoded anew. */
  withXmp(xmp: Uint8Array | undefined): Uint8Array[];
}
