import { createContext } from 'react-router';
import type { MediaImage } from '../media/media.types.ts';
import type { SitePictureName } from './site-pictures.rules.ts';

/** Tells a loader where a picture of the site is found and how large it is. */
export const sitePicturesContext = createContext<(name: SitePictureName) => MediaImage>();
