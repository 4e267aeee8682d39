import type { ReactNode } from 'react'
import { PaperLayout } from '../layout/paper-layout.tsx'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { LinkButton } from '../ui/button.tsx'
import { SidePicture } from './side-picture.tsx'

export function meta(): Record<string, string>[] {
  return [{ title: m.reminder_off_page_title() }, { name: 'robots', content: 'noindex' }]
}

/** Where the way out of a reminder ends: it is done. */
export default function ReminderOffScreen(): ReactNode {
  const locale = useLocale()
  return (
    <PaperLayout>
      <div className="grid gap-x-[8vw] gap-y-12 px-edge pt-8 pb-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:pt-16">
        <div className="max-w-[38rem]">
          <h1 className="text-title">{m.reminder_off()}</h1>
          <p className="mt-5 mb-6 text-lead">{m.reminder_off_text()}</p>
          <LinkButton look="secondary" to={pathFor('home', locale)}>
            {m.reminder_off_home()}
          </LinkButton>
        </div>
        <SidePicture name="waving" />
      </div>
    </PaperLayout>
  )
}
