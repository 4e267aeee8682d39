import type { ReactNode } from 'react'
import { PaperLayout } from '../layout/paper-layout.tsx'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { Button } from '../ui/button.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { SidePicture } from './side-picture.tsx'
import { takeRememberedPath } from './take-remembered-path.ts'

export function meta(): Record<string, string>[] {
  return [{ title: m.new_password_page_title() }, { name: 'robots', content: 'noindex' }]
}

/** Where the mail for a forgotten password leads in the end: whoever is here is in, and chooses a new one. */
export default function NewPasswordScreen(): ReactNode {
  const locale = useLocale()
  const goOn = (): void => location.assign(takeRememberedPath(locale))
  return (
    <PaperLayout>
      <div className="grid gap-x-[8vw] gap-y-10 px-edge pt-8 pb-20 lg:grid-cols-[minmax(0,29rem)_1fr] lg:pt-16">
        <div>
          <h1 className="text-title">{m.new_password_heading()}</h1>
          <p className="my-6">{m.new_password_lead()}</p>
          <NewPasswordForm onSaved={goOn} />
          <Button look="text" className="mt-3" onClick={goOn}>
            {m.new_password_skip()}
          </Button>
        </div>
        <SidePicture name="reading" />
      </div>
    </PaperLayout>
  )
}
