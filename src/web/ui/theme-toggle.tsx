import { type ReactNode, useEffect, useState } from 'react'
import { m } from '../messages/generated/messages.js'
import {
  applyTheme,
  chooseTheme,
  chosenTheme,
  systemIsDark,
  type ThemeChoice,
  themeChoices,
} from './theme.ts'

const labels: Record<ThemeChoice, () => string> = {
  light: m.common_theme_light,
  dark: m.common_theme_dark,
  system: m.common_theme_system,
}

/** Light, dark or as the device has it. */
export function ThemeToggle(): ReactNode {
  const [choice, setChoice] = useState<ThemeChoice>('system')
  useEffect(() => {
    setChoice(chosenTheme())
    const media = systemIsDark()
    const follow = (): void => applyTheme(chosenTheme())
    media.addEventListener('change', follow)
    return () => media.removeEventListener('change', follow)
  }, [])
  return (
    <fieldset className="flex flex-wrap items-center gap-x-5">
      <legend className="sr-only">{m.common_theme()}</legend>
      {themeChoices.map((each) => (
        <label key={each} className="flex min-h-11 items-center gap-2">
          <input
            type="radio"
            name="theme"
            value={each}
            checked={choice === each}
            onChange={() => {
              chooseTheme(each)
              setChoice(each)
            }}
            className="size-4 accent-primary"
          />
          {labels[each]()}
        </label>
      ))}
    </fieldset>
  )
}
