import { prepareAmpValidator } from '../../tools/prepare-amp-validator.ts';

/** Here, where no test waits for it: fetching it the first time takes seconds. */
export default async function prepareAmpValidatorOnce(): Promise<void> {
  try {
    await prepareAmpValidator();
  } catch (error) {
    // The tests that need it fail and say why; all others can run.
    console.error(error);
  }
}
