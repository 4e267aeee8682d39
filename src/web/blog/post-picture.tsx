import type { ComponentProps, ReactNode } from 'react'
import { blogPicturePixels } from '../site-pictures/blog-picture-pixels.ts'
import type { PostSummary } from './posts.server.ts'

export interface PostPictureProps
  extends Pick<ComponentProps<'img'>, 'className' | 'loading' | 'fetchPriority'> {
  picture: PostSummary['picture']
  /** How wide it is shown, for the choice of file. */
  sizes: string
  /** The words beside it say enough. */
  decorative?: boolean
}

/** The picture of an article, as far as it has been drawn. */
export function PostPicture({ picture, decorative = false, ...rest }: PostPictureProps): ReactNode {
  if (picture === null) return null
  return (
    <img
      {...rest}
      src={picture.source}
      srcSet={picture.sourceSet}
      alt={decorative ? '' : picture.words}
      width={blogPicturePixels.large}
      height={blogPicturePixels.large}
    />
  )
}
