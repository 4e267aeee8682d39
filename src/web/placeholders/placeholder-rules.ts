/**
 * Styles that paint a blurred beginning below pictures until they arrive. By address, so that neither markup nor
 * scripts need to know of it; a frame around a picture keeps its own colour.
 */
export function placeholderRules(pictures: Iterable<readonly [address: string, webp: string]>): string {
  const rules = Array.from(
    pictures,
    ([address, webp]) => `img[src="${address}"]{background-image:url(data:image/webp;base64,${webp}),none}`,
  )
  return rules.length === 0 ? '' : shared + rules.join('')
}

// Without weight, so that a picture that does not fill its box can say so itself.
const shared =
  ':where(img){background-position:center;background-size:cover;background-repeat:no-repeat;background-origin:content-box;background-clip:content-box,border-box}'
