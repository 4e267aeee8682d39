import type { ReactNode } from 'react'
import type { LoaderFunctionArgs, MetaDescriptor } from 'react-router'
import { Prose } from '../content/prose.tsx'
import { pageNotFound } from '../errors/page-not-found.ts'
import { findPage } from '../find-page.ts'
import { PaperLayout } from '../layout/paper-layout.tsx'
import { languageTagOfLocale } from '../locale/locale.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pageMeta } from '../page-meta.ts'
import { textPicture } from '../pictures.ts'
import { webServices } from '../session/web-services.ts'
import { textValues } from './text-values.server.ts'
import { readText, type Text, textNames } from './texts.server.ts'

export { payloadLoader as clientLoader } from '../builds/payloads.ts'

interface TextData {
  text: Text
  picture: string | null
}

export function loader({ url, context }: LoaderFunctionArgs): TextData {
  const page = findPage(url.pathname)
  const name = textNames.find((each) => each === page?.key)
  if (page === null || name === undefined) throw pageNotFound()
  const values = textValues(page.locale, context.get(webServices))
  return { text: readText(name, page.locale, values), picture: textPicture(name) }
}

export function meta({ loaderData }: { loaderData: TextData | undefined }): MetaDescriptor[] {
  if (loaderData === undefined) return []
  const { title, description } = loaderData.text
  return pageMeta({ title: m.texts_page_title({ title }), description })
}

/** The small print, in large print: in short first, then all of it. */
export default function TextScreen({ loaderData: { text, picture } }: { loaderData: TextData }): ReactNode {
  const locale = useLocale()
  const date = new Intl.DateTimeFormat(languageTagOfLocale[locale], { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <PaperLayout>
      <div className="relative overflow-x-clip px-edge pt-8 pb-16 lg:pt-14 lg:pb-28">
        {picture === null ? null : (
          <img
            src={picture}
            alt=""
            width={640}
            height={640}
            loading="lazy"
            className="absolute top-4 -right-10 w-[min(calc(100vw-56rem),30rem)] rotate-2 bg-[#fffcf3] p-2 shadow-book max-xl:hidden"
          />
        )}
        <h1 className="max-w-[14ch] text-hero">{text.title}</h1>
        <p className="mt-5 text-small text-ink-soft">
          {m.texts_updated({ date: date.format(new Date(text.updated)) })}
        </p>
        <section
          aria-labelledby="in-short"
          className="mt-9 max-w-[46rem] rounded-sheet bg-page px-6 py-6 text-page-ink shadow-card sm:px-9 sm:py-8 lg:mt-12"
        >
          <h2 id="in-short" className="text-[1.5rem] !text-page-ink">
            {m.texts_in_short()}
          </h2>
          <ul className="mt-4 grid gap-2.5">
            {text.summary.map((line) => (
              <li key={line} className="border-t border-[#dccfb4] pt-2.5">
                {line}
              </li>
            ))}
          </ul>
        </section>
        <div className="mt-12 gap-x-[6vw] lg:mt-20 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
          <nav aria-label={m.texts_contents()} className="lg:sticky lg:top-8 lg:self-start">
            <h2 className="font-sans text-small !leading-normal font-medium tracking-normal text-ink-soft">
              {m.texts_contents()}
            </h2>
            <ol className="mt-1">
              {text.headings.map((heading) => (
                <li key={heading.id}>
                  <a
                    href={`#${heading.id}`}
                    className="flex min-h-11 items-center text-link no-underline underline-offset-4 hover:underline lg:min-h-9"
                  >
                    {heading.text}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <Prose html={text.html} className="max-lg:mt-10" />
        </div>
      </div>
    </PaperLayout>
  )
}
