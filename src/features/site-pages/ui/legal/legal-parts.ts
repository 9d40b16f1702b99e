import { Children, cloneElement, isValidElement, type ReactNode } from 'react';

interface LegalPart {
  id: string;
  name: string;
}

/** Gives every `h2` an id made of its words, so that links lead to it, and lists them in their order. */
export function nameParts(children: ReactNode): { content: ReactNode[]; parts: LegalPart[] } {
  const parts: LegalPart[] = [];
  const content = Children.toArray(children).map((child) => {
    if (!isValidElement<{ id?: string; children: ReactNode }>(child) || child.type !== 'h2') return child;
    const name = Children.toArray(child.props.children).join('');
    const id = name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
    parts.push({ id, name });
    return cloneElement(child, { id });
  });
  return { content, parts };
}
