import type { ReactNode } from 'react'
import { type Locale, locales } from '../locale/locale.ts'
import { m } from '../messages/generated/messages.js'
import { ChoiceGroup } from '../ui/choice-group.tsx'
import { languageNames } from '../ui/language-switcher.tsx'
import { WordChoice } from '../ui/word-choice.tsx'

/** In which language something is mailed to somebody. */
export function MailLanguageField({
  locale,
  onLocale,
}: {
  locale: Locale
  onLocale: (locale: Locale) => void
}): ReactNode {
  return (
    <ChoiceGroup legend={m.gift_language()} className="flex flex-wrap gap-3">
      {locales.map((each) => (
        <WordChoice
          key={each}
          name="language"
          value={each}
          checked={locale === each}
          onChoose={() => onLocale(each)}
        >
          {languageNames[each]}
        </WordChoice>
      ))}
    </ChoiceGroup>
  )
}
