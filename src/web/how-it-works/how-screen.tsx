import type { ReactNode } from 'react'
import { Link, type LoaderFunctionArgs, type MetaDescriptor } from 'react-router'
import { PaperLayout } from '../layout/paper-layout.tsx'
import { localeOfPath } from '../locale/locale.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pageMeta } from '../page-meta.ts'
import { pathFor } from '../path-for.ts'
import { webServices } from '../session/web-services.ts'
import { LinkButton } from '../ui/button.tsx'
import { type HowWords, howWords } from './how-words.server.ts'
import { Questions } from './questions.tsx'
import './how.css'

export { payloadLoader as clientLoader } from '../builds/payloads.ts'

export function loader({ url, context }: LoaderFunctionArgs): HowWords {
  return howWords(localeOfPath(url.pathname), context.get(webServices))
}

export function meta({ loaderData }: { loaderData: HowWords | undefined }): MetaDescriptor[] {
  return loaderData === undefined ? [] : pageMeta(loaderData, questionsData(loaderData.questions))
}

/** The questions for search engines: schema.org/FAQPage. */
function questionsData(questions: HowWords['questions']): Record<string, unknown> {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** From a name to a book, told at leisure, and what people want to know before they begin. */
export default function HowScreen({ loaderData }: { loaderData: HowWords }): ReactNode {
  const { steps, questions, picture } = loaderData
  const locale = useLocale()
  return (
    <PaperLayout>
      <div className="px-edge pt-8 pb-6 lg:pt-14 lg:pb-10">
        <h1 className="max-w-[13ch] text-hero">{m.how_heading()}</h1>
        <p className="mt-5 max-w-[32em] text-lead text-ink">{m.how_lead()}</p>
      </div>
      <ol className="how-steps">
        {steps.map((step, index) => (
          <li key={step.heading} className="how-step">
            {step.picture === null ? null : (
              <img
                src={step.picture}
                alt=""
                width={560}
                height={560}
                loading={index === 0 ? 'eager' : 'lazy'}
                fetchPriority={index === 0 ? 'high' : 'auto'}
                className="how-picture"
              />
            )}
            <div className="how-words">
              <span
                aria-hidden="true"
                className="display text-[3.6rem] !leading-none !text-leaf dark:!text-[#6fb3ac]"
              >
                {index + 1}
              </span>
              <h2 className="mt-2 text-heading">{step.heading}</h2>
              <p className="mt-4 max-w-[34em] text-lead text-ink">{step.text}</p>
              <p className="mt-3 max-w-[38em] text-ink-soft">{step.note}</p>
            </div>
          </li>
        ))}
      </ol>
      <Giving />
      <Questions questions={questions} />
      <section className="relative overflow-clip px-edge py-20 lg:py-32">
        <h2 className="max-w-[14ch] text-title">{m.how_end()}</h2>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <LinkButton to={pathFor('builder', locale, { step: 'who' })}>{m.home_end_make()}</LinkButton>
          <Link to={pathFor('pricing', locale)} className="text-link underline underline-offset-[0.22em]">
            {m.how_end_pricing()}
          </Link>
        </div>
        {picture === null ? null : (
          <img
            src={picture}
            alt=""
            width={560}
            height={560}
            loading="lazy"
            className="absolute -right-6 -bottom-28 w-[min(34vw,29rem)] -rotate-3 bg-[#fffcf3] p-2 shadow-book max-lg:hidden"
          />
        )}
      </section>
    </PaperLayout>
  )
}

/** For whoever makes a book to give away. */
function Giving(): ReactNode {
  const locale = useLocale()
  return (
    <section
      id="giving"
      className="grid gap-x-[6vw] gap-y-6 px-edge py-16 lg:grid-cols-[minmax(0,19rem)_1fr] lg:py-24"
    >
      <h2 className="text-title">{m.how_giving()}</h2>
      <div className="grid max-w-[38em] gap-4 text-lead text-ink">
        <p>{m.how_giving_wrap()}</p>
        <p>{m.how_giving_print()}</p>
        <p>
          {m.how_giving_card()}{' '}
          <Link to={pathFor('giftCard', locale)} className="text-link underline underline-offset-[0.22em]">
            {m.how_giving_link()}
          </Link>
        </p>
      </div>
    </section>
  )
}
