import { createContext } from 'react-router';

/** Whether the sandbox shop sells on this site. */
export const sandboxShopContext = createContext<boolean>(false);
