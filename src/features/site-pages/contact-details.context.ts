import { createContext } from 'react-router';
import type { ContactDetails } from './contact-details.types.ts';

/** How people reach the owner of this site, and each other. */
export const contactDetailsContext = createContext<ContactDetails>();
