import type { ReactNode } from 'react'
import { type SceneName, scenePicture } from '../pictures.ts'

/** A picture of ours beside a few words or a form; on a phone it runs off the foot of the page. */
export function SidePicture({ name }: { name: SceneName }): ReactNode {
  const picture = scenePicture(name)
  if (picture === null) return null
  return (
    <div className="max-lg:-mx-(--edge) max-lg:-mb-20 max-lg:overflow-hidden">
      <img
        src={picture}
        alt=""
        width={560}
        height={560}
        loading="lazy"
        // Scaled past the picture's own rough edges where it runs off the page.
        className="ml-auto h-auto w-full max-w-[34rem] max-lg:aspect-6/5 max-sm:aspect-square max-lg:max-w-none max-lg:scale-110 max-lg:object-cover max-lg:object-[50%_80%]"
      />
    </div>
  )
}
