import { type ReactNode, useId, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { limits } from '#book/limits.ts'
import { pictureConsent } from '#book/picture-uploads.ts'
import { m } from '../messages/generated/messages.js'
import { Button } from '../ui/button.tsx'
import { describedBy, FieldProblem, fieldIds, fieldLabel, OptionalMark } from '../ui/field.tsx'
import { CheckIcon, PictureIcon } from '../ui/icons.tsx'
import { callFunction } from './call-function.ts'
import { problemMessage } from './problem-message.ts'

const kinds = ['image/jpeg', 'image/png', 'image/webp']

export interface PictureUploadProps {
  /** Where the server keeps it, or null while there is none. */
  path: string | null
  onPath: (path: string | null) => void
}

/** Asks for a drawing or photo of a character, if whoever draws would look at it. */
export function PictureUpload(props: PictureUploadProps): ReactNode {
  const root = useRouteLoaderData<{ usesPictures: boolean }>('root')
  return root?.usesPictures ? <PictureField {...props} /> : null
}

/** Sends at once; nothing of it is kept on the device. */
function PictureField({ path, onPath }: PictureUploadProps): ReactNode {
  const id = useId()
  const [consents, setConsents] = useState(false)
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const send = async (file: File): Promise<void> => {
    const refused = refusal(file)
    setProblem(refused)
    if (refused !== null) return
    setSending(true)
    const result = await callFunction<{ path: string }>('upload-picture', file, {
      [pictureConsent.header]: pictureConsent.given,
    })
    setSending(false)
    if (!result.ok) {
      setProblem(result.code)
      return
    }
    setConsents(false)
    onPath(result.answer.path)
  }
  const words = problem === null ? undefined : problemMessage(problem)
  return (
    <div>
      <label htmlFor={id} className={fieldLabel}>
        {m.builder_picture()}
        <OptionalMark />
      </label>
      {path === null ? (
        <>
          <ConsentTick ticked={consents} onTick={setConsents} />
          <label className="relative flex min-h-13 w-fit items-center gap-3 rounded-control border border-dashed border-field-line bg-sheet px-5 font-medium text-ink-strong hover:bg-paper-deep has-disabled:opacity-60 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--ring)">
            <PictureIcon />
            {sending ? m.builder_picture_uploading() : m.builder_picture_choose()}
            <input
              id={id}
              type="file"
              accept={kinds.join(',')}
              disabled={sending || !consents}
              aria-describedby={describedBy(id, 'hint', words)}
              onChange={(event) => {
                const [file] = event.target.files ?? []
                event.target.value = ''
                if (file !== undefined) void send(file)
              }}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
          </label>
        </>
      ) : (
        <p className="flex flex-wrap items-center gap-x-5 gap-y-1">
          <span className="flex items-center gap-2 font-medium text-ink-strong">
            <CheckIcon className="size-5 text-link" />
            {m.builder_picture_there()}
          </span>
          <Button look="text" onClick={() => onPath(null)}>
            {m.builder_picture_remove()}
          </Button>
        </p>
      )}
      <p id={fieldIds(id).hint} className="mt-1.5 text-small text-ink-soft">
        {m.builder_picture_hint()}
      </p>
      <FieldProblem id={id} problem={words} />
    </div>
  )
}

/** Asks whether the picture may be shown to a model; never ticked beforehand, and asked anew for every picture. */
function ConsentTick({ ticked, onTick }: { ticked: boolean; onTick: (ticked: boolean) => void }): ReactNode {
  return (
    <label className="mb-3 flex min-h-11 items-start gap-3 text-ink-strong">
      <input
        type="checkbox"
        checked={ticked}
        onChange={(event) => onTick(event.target.checked)}
        className="size-6 flex-none accent-primary"
      />
      {m.builder_picture_consent()}
    </label>
  )
}

/** What can be refused before anything is sent. The server looks at the bytes themselves. */
function refusal(file: File): string | null {
  if (!kinds.includes(file.type)) return 'picture_not_supported'
  if (file.size > limits.pictureUploadBytes) return 'picture_too_large'
  return null
}
