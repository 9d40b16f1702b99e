import { defineConfig } from '../../shared/config-keys.ts';
import { wholeNumberSetting } from '../../shared/whole-number-setting.ts';

export const galleryConfig = defineConfig({
  freeUploadsTotalDaily: {
    env: 'FREE_UPLOADS_TOTAL_DAILY',
    doc: 'How many uploaded pictures (not drawn by this site) all free accounts together may save in 24 hours.',
    schema: wholeNumberSetting(0, 1_000_000_000),
    default: '2000',
  },
});
