import { icon } from '../ui/icons.tsx'

export const PlayIcon = icon('M6 4l10 6-10 6z')
export const PauseIcon = icon('M7 4v12M13 4v12')
export const WholeScreenIcon = icon('M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4')
export const PartScreenIcon = icon('M8 4v4H4M16 8h-4V4M12 16v-4h4M4 12h4v4')
export const MicrophoneIcon = icon(
  'M10 3a2.5 2.5 0 00-2.5 2.5v4a2.5 2.5 0 005 0v-4A2.5 2.5 0 0010 3zM5 9.5a5 5 0 0010 0M10 14.5V17',
)
export const MoonIcon = icon('M15.5 12A6.5 6.5 0 018 4.5a6.5 6.5 0 107.5 7.5z')
