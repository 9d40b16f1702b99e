/**
 * A document as elements, from which XML and Blogger's JSON are written alike. A name may carry one of
 * the prefixes that the root declares, e.g. `media:thumbnail`.
 */
export interface XmlElement {
  name: string;
  attributes?: Readonly<Record<string, string>>;
  /** Text or elements, never both. */
  text?: string;
  children?: readonly XmlElement[];
}
