import type { ReactNode } from 'react'
import { available, bookLanguages } from '#book/options.ts'
import { m } from '../messages/generated/messages.js'
import { styleSample, themeSample } from '../pictures.ts'
import { ChoiceCard } from '../ui/choice-card.tsx'
import { ChoiceGroup } from '../ui/choice-group.tsx'
import { WordChoice } from '../ui/word-choice.tsx'
import { languageIsGone } from './check-step.ts'
import { offersFurigana } from './draft-brief.ts'
import { fieldProblem } from './field-problem.ts'
import { languageName, themeName, themeText } from './option-names.ts'
import { problemMessage } from './problem-message.ts'
import { styleName } from './style-name.ts'
import type { StepProps } from './step-props.ts'
import { useStylePortraits } from './use-style-portraits.ts'
import { useOfferedLanguages } from './use-writers.ts'

const cardGrid = 'grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))]'

/** How the pictures are drawn: shown on a child of ours, and soon on the child of the book. */
export function StepStyle({ draft, problems, change }: StepProps): ReactNode {
  const portraitIn = useStylePortraits(draft)
  return (
    <ChoiceGroup
      legend={m.builder_style_question()}
      hideLegend
      problem={fieldProblem(problems, 'style')}
      className={cardGrid}
    >
      {available.styles.map((style) => (
        <ChoiceCard
          key={style}
          name="style"
          value={style}
          label={styleName[style]()}
          picture={styleSample(style)}
          laterPicture={portraitIn(style)}
          checked={draft.style === style}
          onChoose={() => change({ style })}
        />
      ))}
    </ChoiceGroup>
  )
}

/** What the story is about. */
export function StepTheme({ draft, problems, change }: StepProps): ReactNode {
  const { follows } = draft
  return (
    <ChoiceGroup
      legend={m.builder_theme_question()}
      hideLegend
      problem={fieldProblem(problems, 'theme')}
      className={cardGrid}
    >
      {available.themes.map((theme) => (
        <ChoiceCard
          key={theme}
          name="theme"
          value={theme}
          label={themeName[theme]()}
          text={follows?.theme === theme ? m.builder_theme_had({ name: follows.child }) : themeText[theme]()}
          picture={themeSample(theme)}
          checked={draft.theme === theme}
          onChoose={() => change({ theme })}
        />
      ))}
    </ChoiceGroup>
  )
}

/** The language that the book is written in: those that the storyteller at work writes, and a word on the others. */
export function StepLanguage({ draft, problems, change }: StepProps): ReactNode {
  const offered = useOfferedLanguages() ?? []
  // Said at once: of a draft that was kept nothing is chosen here any more.
  const gone = languageIsGone(draft, offered) ? draft.language : null
  return (
    <>
      <ChoiceGroup
        legend={m.builder_language_question()}
        hideLegend
        problem={
          gone === null
            ? fieldProblem(problems, 'language')
            : problemMessage('language_without_stories', gone)
        }
        className="grid max-w-2xl grid-cols-2 gap-3 sm:grid-cols-3"
      >
        {offered.map((language) => (
          <WordChoice
            key={language}
            name="language"
            value={language}
            checked={draft.language === language}
            onChoose={() => change({ language })}
          >
            {languageName[language]()}
          </WordChoice>
        ))}
        {bookLanguages.every((language) => offered.includes(language)) ? null : (
          <p className="col-span-full text-small text-ink-soft">{m.builder_language_others()}</p>
        )}
      </ChoiceGroup>
      {offersFurigana(draft) ? (
        <div className="mt-6 max-w-2xl">
          <label className="flex min-h-11 w-fit items-center gap-3 font-semibold text-ink-strong">
            <input
              type="checkbox"
              checked={draft.furigana === true}
              aria-describedby="furigana-text"
              onChange={(event) => change({ furigana: event.target.checked })}
              className="size-6 flex-none accent-primary"
            />
            {m.builder_furigana()}
          </label>
          <p id="furigana-text" className="ps-9 text-ink-soft">
            {m.builder_furigana_text()}
          </p>
        </div>
      ) : null}
    </>
  )
}
