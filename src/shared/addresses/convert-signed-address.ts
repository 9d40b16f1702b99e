/** Where a signed picture is made a PNG or JPEG that is signed again. Not among the urls, which every page loads. */
export const CONVERT_SIGNED_ADDRESS = '/api/pictures/convert';
