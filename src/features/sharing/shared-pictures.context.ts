import { createContext } from 'react-router';
import type { DocumentHead } from '../../shared/document-head.types.ts';
import type { SharedCollection, SharedPicture } from './sharing.types.ts';

export interface SharedPictures {
  /** @throws {AppError} 404 when there never was such a link, 410 when it has ended. */
  look(token: string): Promise<SharedPicture | SharedCollection>;
  /** Takes what machines read of the page. */
  describeHead(head: DocumentHead): void;
}

export const sharedPicturesContext = createContext<SharedPictures>();
