import type { ReactNode } from 'react'
import { LockIcon } from '../ui/icons.tsx'
import type { BedtimePage } from './bedtime-book.ts'

interface BedtimePictureProps {
  page: BedtimePage
  /** null: it is not there yet, or is locked. */
  address: string | null
  /** What is said on a locked one. */
  closedNote: string
  /** Paid for: it is on its way, and not locked. */
  isPaid: boolean
  siteWords: { lang: string }
}

/** The picture of a page, dimmed; a locked one as its colours, with what it will be. */
export function BedtimePicture({
  page,
  address,
  closedNote,
  isPaid,
  siteWords,
}: BedtimePictureProps): ReactNode {
  const { place, picture, blur, isLocked, caption, isWide } = page
  return (
    <div className="bedtime-picture" data-place={place} data-wide={isWide ? '' : undefined}>
      {isLocked ? (
        <>
          {blur === null ? null : <img src={blur} alt="" className="bedtime-blur" />}
          <p {...siteWords} dir="auto" className="bedtime-locked">
            {isPaid ? null : <LockIcon />}
            <span>{closedNote}</span>
          </p>
        </>
      ) : picture === null || address === null ? null : (
        <img src={address} alt={caption} decoding="async" className="bedtime-image" />
      )}
    </div>
  )
}
