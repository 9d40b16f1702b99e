import { Badge, type BadgeTone } from '../../../../ui/feedback/badge.tsx';
import type { WrittenState } from '../../../posts/written/written-posts.types.ts';

const STATES: Record<WrittenState, { name: string; tone: BadgeTone }> = {
  draft: { name: 'Draft', tone: 'neutral' },
  scheduled: { name: 'Scheduled', tone: 'info' },
  published: { name: 'Published', tone: 'success' },
  unpublished: { name: 'Unpublished', tone: 'neutral' },
};

export function PostState({ state }: { state: WrittenState }) {
  const { name, tone } = STATES[state];
  return <Badge tone={tone}>{name}</Badge>;
}
