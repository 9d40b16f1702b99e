import { type ChildNode, hasChildren, isText } from 'domhandler';

/** The pieces of text in reading order, up to `end` where it is given. */
export function* textsIn(nodes: readonly ChildNode[], end?: ChildNode): Generator<string> {
  const waiting = nodes.toReversed();
  for (let node = waiting.pop(); node && node !== end; node = waiting.pop()) {
    if (isText(node)) yield node.data;
    else if (hasChildren(node)) for (const child of node.children.toReversed()) waiting.push(child);
  }
}
