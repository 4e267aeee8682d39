/**
 * Each of the site's own pictures, by its address, as a blurred WebP of about 70 bytes in base64. The build puts
 * them here (`placeholder-plugin.ts`).
 */
export const placeholderPictures: Readonly<Record<string, string>> = {}
