/** The folder of the content folder that holds picture files. */
export const PICTURES_FOLDER = 'pictures';

/** `pictures/my-story/slide-1.jpg`: no part begins with a dot, so none leads up. */
export const PICTURE_PATH = /^pictures\/(?:\w[\w.-]{0,99}\/){0,8}\w[\w.-]{0,99}\.(?:jpe?g|png|webp)$/i;
