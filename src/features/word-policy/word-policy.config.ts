import { z } from 'zod';
import { type ConfigKey, defineConfig } from '../../shared/config-keys.ts';
import {
  POLICY_ACTIONS,
  type PolicyAction,
  type PolicyCategory,
  USUAL_ACTIONS,
} from './word-policy.rules.ts';

function actionFor(category: PolicyCategory, what: string): ConfigKey<PolicyAction> {
  return {
    env: `POLICY_${category.toUpperCase().replace('-', '_')}`,
    doc: `${what}: \`allow\`, \`refuse\` or \`ask-engine\`.`,
    schema: z.enum(POLICY_ACTIONS),
    default: USUAL_ACTIONS[category],
  };
}

/** What becomes of prompts with words that a site may not want. */
export const wordPolicyConfig = defineConfig({
  minors: actionFor('minors', 'Children together with anything sexual or naked'),
  hate: actionFor('hate', 'Slurs, symbols of hate, groups of people called less than human'),
  violence: actionFor('violence', 'Violence against real people, massacres and torture'),
  deception: actionFor('deception', 'Well-known people in scenes that never happened'),
  sexual: actionFor('sexual', 'Sexual acts and naked people, classical art and medicine aside'),
  'self-harm': actionFor('self-harm', 'Suicide and self-harm'),
  'illegal-goods': actionFor('illegal-goods', 'Hard drugs, bombs, forged papers and money'),
  brands: actionFor('brands', 'Brands and characters that belong to somebody'),
});
