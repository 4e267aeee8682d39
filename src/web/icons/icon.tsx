import { type ReactNode, Suspense, use } from 'react'
import { siteIcon } from './site-icons.ts'

interface IconProps {
  /** Collection and name, such as `ph:printer`. */
  name: string
  className?: string
}

/** An icon beside words; decoration only. Its box stands while it loads, so that nothing moves. */
export function Icon({ name, className = 'size-6' }: IconProps): ReactNode {
  const box = <svg aria-hidden="true" className={`flex-none ${className}`} />
  return (
    <Suspense fallback={box}>
      <Drawing name={name} className={className} />
    </Suspense>
  )
}

function Drawing({ name, className }: IconProps): ReactNode {
  const drawing = use(siteIcon(name))
  return (
    <svg
      aria-hidden="true"
      viewBox={drawing === null ? undefined : `0 0 ${drawing.width} ${drawing.height}`}
      className={`flex-none ${className}`}
      dangerouslySetInnerHTML={{ __html: drawing?.body ?? '' }}
    />
  )
}
