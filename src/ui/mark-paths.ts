/* The mark of the site in a square of 48: two seed leaves, and the spark that they opened for. */

export const LEAVES = [
  'M22.6 46.5C7.6 45 2.4 31 5 16.2C18.4 18.4 24.2 31 22.6 46.5Z',
  'M25.4 46.5C40.4 45 45.6 31 43 16.2C29.6 18.4 23.8 31 25.4 46.5Z',
];

export const SPARK =
  'M24 .5C25.1 9.7 27.3 11.9 36.5 13C27.3 14.1 25.1 16.3 24 25.5C22.9 16.3 20.7 14.1 11.5 13C20.7 11.9 22.9 9.7 24 .5Z';
