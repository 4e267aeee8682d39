import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { PaperLayout } from '../layout/paper-layout.tsx'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { SidePicture } from './side-picture.tsx'

export function meta(): Record<string, string>[] {
  return [
    { title: m.reminder_off_page_title() },
    { name: 'robots', content: 'noindex' },
    // The address may hold a secret: it goes to nobody else.
    { name: 'referrer', content: 'no-referrer' },
  ]
}

/** Where the way out of a reminder leads: with a token it asks for a press of a button, and then says that it is done. */
export default function ReminderOffScreen(): ReactNode {
  const [query] = useSearchParams()
  const token = query.get('token')
  return (
    <PaperLayout>
      <div className="grid gap-x-[8vw] gap-y-12 px-edge pt-8 pb-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:pt-16">
        <div className="max-w-[38rem]">
          {query.has('done') ? <Done /> : token ? <PressToStop token={token} /> : <Lost />}
        </div>
        <SidePicture name="waving" />
      </div>
    </PaperLayout>
  )
}

/** A form of the page itself, so that it works before any script has come. */
function PressToStop({ token }: { token: string }): ReactNode {
  const locale = useLocale()
  const action = `/api/reminders/stop?${new URLSearchParams({ token, locale, button: '' })}`
  return (
    <form method="post" action={action}>
      <h1 className="text-title">{m.reminder_stop_heading()}</h1>
      <p className="mt-5 mb-6 text-lead">{m.reminder_stop_text()}</p>
      <Button type="submit">{m.reminder_stop_press()}</Button>
    </form>
  )
}

/** Whoever comes without the mail's link: nothing has ended, and the account has the same tick. */
function Lost(): ReactNode {
  const locale = useLocale()
  return (
    <>
      <h1 className="text-title">{m.reminder_stop_heading()}</h1>
      <p className="mt-5 mb-6 text-lead">{m.reminder_stop_lost()}</p>
      <LinkButton look="secondary" to={pathFor('account', locale)}>
        {m.reminder_stop_account()}
      </LinkButton>
    </>
  )
}

function Done(): ReactNode {
  const locale = useLocale()
  return (
    <>
      <h1 className="text-title">{m.reminder_off()}</h1>
      <p className="mt-5 mb-6 text-lead">{m.reminder_off_text()}</p>
      <LinkButton look="secondary" to={pathFor('home', locale)}>
        {m.reminder_off_home()}
      </LinkButton>
    </>
  )
}
