import { useSiteInfo } from '../../../ui/use-site-info.ts';
import { isOwnImageService } from '../image-request.rules.ts';

/** Whether the site draws by itself: only then it takes a picture to begin with, and reads one seed in several ways. */
export function useOwnImageService(): boolean {
  const { imageServiceUrl } = useSiteInfo();
  return isOwnImageService(imageServiceUrl, window.location.origin);
}
