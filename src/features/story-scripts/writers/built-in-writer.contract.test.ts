import { describeWriter } from '../writers.contract-suite.ts';
import { createBuiltInWriter } from './built-in/built-in-writer.ts';

describeWriter('built-in', async () => ({ writer: createBuiltInWriter(), close: async () => {} }));
