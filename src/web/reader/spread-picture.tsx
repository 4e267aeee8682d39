import type { ReactNode } from 'react'
import type { ReaderSpread } from './reader.tsx'

/** The picture of an opening that has one. */
export function SpreadPicture(props: {
  spread: Pick<ReaderSpread, 'picture' | 'caption' | 'atOnce'>
  className: string
}): ReactNode {
  const { spread, className } = props
  const { picture, caption, atOnce } = spread
  if (atOnce === undefined) {
    return <img src={picture} alt={caption} loading="lazy" decoding="async" className={className} />
  }
  return (
    <img
      src={picture}
      srcSet={atOnce.srcSet}
      sizes={atOnce.sizes}
      alt={caption}
      fetchPriority="high"
      decoding="sync"
      className={className}
    />
  )
}
