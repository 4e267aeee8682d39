import type { BookLanguage } from '#book/options.ts'
import { sizeTable } from '#book/size.ts'
import { workingDays } from '#shop/delivery-times.ts'
import type { WebServices } from '../session/web-services.ts'
import { languageName } from '../builder/option-names.ts'
import { languageTagOfLocale, type Locale } from '../locale/locale.ts'
import { m } from '../messages/generated/messages.js'
import { scenePicture, themeSample } from '../pictures.ts'
import { formatMoney } from '#book/format-money.ts'

/** What is said of whoever makes a book: by who writes it, then by who draws it. */
const wordsAboutMakers = {
  ours: {
    ours: { step: m.how_step_3_text, answer: m.how_answer_1 },
    model: { step: m.how_step_3_text_pictures, answer: m.how_answer_1_pictures },
  },
  model: {
    ours: { step: m.how_step_3_text_model, answer: m.how_answer_1_model },
    model: { step: m.how_step_3_text_models, answer: m.how_answer_1_models },
  },
} as const

/** What the page says and shows, in one language; set ready on the server as the home page's is. */
export type HowWords = ReturnType<typeof howWords>

export function howWords(
  locale: Locale,
  {
    deliveryTimes,
    bookLanguages,
    storyProvider,
    pictureProvider,
  }: Pick<WebServices, 'deliveryTimes' | 'bookLanguages' | 'storyProvider' | 'pictureProvider'>,
) {
  const days = workingDays(deliveryTimes)
  const makers =
    wordsAboutMakers[storyProvider === null ? 'ours' : 'model'][pictureProvider === null ? 'ours' : 'model']
  const { downloadCents, printedCents } = sizeTable.small
  return {
    steps: [
      {
        heading: m.how_step_1(),
        text: m.how_step_1_text(),
        note: m.how_step_1_note(),
        picture: scenePicture('child'),
      },
      {
        heading: m.how_step_2(),
        text: m.how_step_2_text(),
        note: m.how_step_2_note(),
        picture: scenePicture('waving'),
      },
      {
        heading: m.how_step_3(),
        text: makers.step(),
        note: m.how_step_3_note(),
        picture: scenePicture('reading'),
      },
      {
        heading: m.how_step_4(),
        text: m.how_step_4_text({
          download: formatMoney(downloadCents, locale),
          printed: formatMoney(printedCents, locale),
        }),
        note: m.how_step_4_note({ days }),
        picture: scenePicture('family'),
      },
    ],
    questions: [
      { question: m.how_question_1(), answer: makers.answer() },
      {
        question: m.how_question_2(),
        answer: pictureProvider === null ? m.how_answer_2() : m.how_answer_2_model(),
      },
      { question: m.how_question_3(), answer: m.how_answer_3() },
      { question: m.how_question_4(), answer: m.how_answer_4() },
      { question: m.how_question_5(), answer: m.how_answer_5() },
      {
        question: m.how_question_6(),
        answer: m.how_answer_6({ languages: languagesToday(locale, bookLanguages) }),
      },
      { question: m.how_question_7(), answer: m.how_answer_7({ days }) },
      { question: m.how_question_8(), answer: m.how_answer_8() },
    ],
    picture: themeSample('bedtime'),
    title: m.how_page_title(),
    description: m.how_description(),
  }
}

/** The languages that books are written in today, as a list in the reader's own. */
function languagesToday(locale: Locale, bookLanguages: readonly BookLanguage[]): string {
  const list = new Intl.ListFormat(languageTagOfLocale[locale], { type: 'conjunction' })
  return list.format(bookLanguages.map((language) => languageName[language]()))
}
