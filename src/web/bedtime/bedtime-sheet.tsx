import { type ReactNode, type SubmitEvent, useState } from 'react'
import { limits } from '#book/limits.ts'
import { m } from '../messages/generated/messages.js'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { Keeping } from './use-kept-book.ts'

/** What it begins with: who reads, or who is to be recorded. */
export type SheetPage = 'voices' | 'name'

interface BedtimeSheetProps {
  first: SheetPage
  readers: readonly { reader: string; pages: number }[]
  pageCount: number
  /** Whose voice is heard; null: nobody’s. */
  reader: string | null
  onReader: (reader: string | null) => void
  onRecord: (reader: string) => void
  /** What becomes of a recording; null: nobody records here. */
  recordAbout: string | null
  /** Whether a voice may be taken away here. */
  isOwn: (reader: string) => boolean
  onRemove: (reader: string) => void
  /** What whoever holds the device is called, where they said so before. */
  knownName?: string | undefined
  /** null: this device never keeps the book. */
  kept: { keeping: Keeping; forget: () => void } | null
  onClose: () => void
}

/** Who reads the book, a voice of one's own for it, and what this device keeps of it. */
export function BedtimeSheet(props: BedtimeSheetProps): ReactNode {
  const { readers, pageCount, reader, recordAbout, isOwn, kept } = props
  const [shown, setShown] = useState(props.first)
  if (shown === 'name' && recordAbout !== null) {
    return (
      <NameDialog
        name={reader !== null && isOwn(reader) ? reader : (props.knownName ?? '')}
        about={recordAbout}
        onName={props.onRecord}
        onClose={() => (props.first === 'name' ? props.onClose() : setShown('voices'))}
      />
    )
  }
  return (
    <Dialog
      open
      onClose={props.onClose}
      heading={m.bedtime_sheet()}
      actions={
        <Button className="max-sm:w-full" onClick={props.onClose}>
          {m.common_close()}
        </Button>
      }
    >
      {readers.length === 0 ? (
        <p>{recordAbout === null ? m.reading_voice_none() : m.bedtime_voice_none()}</p>
      ) : (
        <fieldset className="bedtime-readers">
          <legend>{m.bedtime_voices()}</legend>
          {[{ reader: null, pages: 0 }, ...readers].map((each) => (
            <ReaderChoice
              key={each.reader}
              reader={each.reader}
              about={
                each.reader === null ? null : m.bedtime_voice_pages({ count: each.pages, total: pageCount })
              }
              isChosen={each.reader === reader}
              onChoose={() => props.onReader(each.reader)}
            />
          ))}
        </fieldset>
      )}
      <div className="flex flex-wrap items-center gap-x-6">
        {recordAbout === null ? null : (
          <Button look="secondary" className="max-sm:w-full" onClick={() => setShown('name')}>
            {m.bedtime_record()}
          </Button>
        )}
        {reader === null || !isOwn(reader) ? null : (
          <RemoveVoice key={reader} reader={reader} onRemove={props.onRemove} />
        )}
      </div>
      {kept === null ? null : (
        <>
          <h3 className="mt-4 text-[1.2rem]">{m.bedtime_device()}</h3>
          <p role="status">{keepingWords[kept.keeping]()}</p>
          {kept.keeping === 'kept' ? (
            <Button look="text" className="justify-self-start" onClick={kept.forget}>
              {m.bedtime_device_remove()}
            </Button>
          ) : null}
        </>
      )}
    </Dialog>
  )
}

const keepingWords: Readonly<Record<Keeping, () => string>> = {
  keeping: m.bedtime_device_keeping,
  kept: m.bedtime_device_kept,
  gone: m.bedtime_device_gone,
  cannot: m.bedtime_device_cannot,
}

function ReaderChoice(props: {
  reader: string | null
  about: string | null
  isChosen: boolean
  onChoose: () => void
}): ReactNode {
  return (
    <label>
      <input type="radio" name="reader" checked={props.isChosen} onChange={props.onChoose} />
      <span dir="auto">
        {props.reader === null ? m.bedtime_voice_nobody() : m.bedtime_voice_of({ name: props.reader })}
      </span>
      {props.about === null ? null : <small>{props.about}</small>}
    </label>
  )
}

/** A whole voice is not taken away on one press. */
function RemoveVoice({
  reader,
  onRemove,
}: {
  reader: string
  onRemove: (reader: string) => void
}): ReactNode {
  const [isAsking, setAsking] = useState(false)
  return (
    <Button look="text" onClick={() => (isAsking ? onRemove(reader) : setAsking(true))}>
      {isAsking ? m.bedtime_voice_remove_sure({ name: reader }) : m.bedtime_voice_remove({ name: reader })}
    </Button>
  )
}

/** Asks who reads, before the first page is recorded. */
function NameDialog(props: {
  name: string
  about: string
  onName: (name: string) => void
  onClose: () => void
}): ReactNode {
  const [name, setName] = useState(props.name)
  const [isMissing, setMissing] = useState(false)
  const begin = (event: SubmitEvent): void => {
    event.preventDefault()
    if (name.trim() === '') setMissing(true)
    else props.onName(name.trim())
  }
  return (
    <Dialog open onClose={props.onClose} heading={m.bedtime_record_heading()} actions={null}>
      <form noValidate onSubmit={begin} className="grid gap-5">
        <p>{props.about}</p>
        <TextField
          label={m.bedtime_record_name()}
          hint={m.bedtime_record_name_hint()}
          maxLength={limits.nameCharacters}
          value={name}
          onText={setName}
          problem={isMissing ? m.bedtime_record_name_missing() : undefined}
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button type="submit" className="max-sm:w-full">
            {m.bedtime_record_begin()}
          </Button>
          <Button look="text" onClick={props.onClose}>
            {m.bedtime_record_back()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
