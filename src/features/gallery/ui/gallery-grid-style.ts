/** One card on phones, three beside each other where there is room. */
export const galleryGridStyle = 'grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6';

/** By which the picture of an image is found when the focus comes to it. */
export const CARD_ATTRIBUTE = 'data-image';
