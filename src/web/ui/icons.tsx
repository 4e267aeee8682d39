import type { ReactNode } from 'react'

/** Line drawings of 20 by 20; decoration only, the words stand beside them. */
export function icon(path: string): (props: { className?: string }) => ReactNode {
  return function Icon({ className = 'size-5' }): ReactNode {
    return (
      <svg
        viewBox="0 0 20 20"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={`flex-none ${className}`}
      >
        <path d={path} />
      </svg>
    )
  }
}

export const ArrowLeftIcon = icon('M12 4l-6 6 6 6')
export const ArrowRightIcon = icon('M8 4l6 6-6 6')
export const CheckIcon = icon('M4 10.5l4 4 8-9')
export const MinusIcon = icon('M4 10h12')
export const PlusIcon = icon('M4 10h12M10 4v12')
export const CloseIcon = icon('M5 5l10 10M15 5L5 15')
export const LockIcon = icon('M5 9h10v8H5zM7 9V6.5a3 3 0 016 0V9')
export const PencilIcon = icon('M4 16l.8-3.4L13.5 4l2.5 2.5-8.6 8.7z')
export const PictureIcon = icon('M3 4h14v12H3zM3 13l4-4 4 4 2.5-2.5L17 14M12.5 7.5h.01')
export const RedrawIcon = icon('M15.8 11.5a6 6 0 11-1.3-5.6L16 7.5M16 3.5v4h-4')
export const TrashIcon = icon('M4 6h12M8 6V4h4v2M6 6l.7 10h6.6L14 6')
export const CopyIcon = icon('M8 7h8v9H8zM5 13H4V4h8v1')
export const DownloadIcon = icon('M10 3v9M6 9l4 4 4-4M4 16h12')
