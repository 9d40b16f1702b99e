import { createContext } from 'react';

/** The banner as HTML, on its way to the renderer; '' without one, and in the browser, which leaves it as it came. */
export const SiteBannerContext = createContext('');
