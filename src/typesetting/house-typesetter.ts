import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { PDFDocument } from 'pdf-lib'
import { layOutInvoice } from './invoice/lay-out-invoice.ts'
import { type LaidOutBook, layOutBook, planOf } from './lay-out-book.ts'
import { kindOf, tellOrigins } from './provenance.ts'
import { typesetCover, typesetInterior } from './print/typeset-for-print.ts'
import type { BookToTypeset, Typesetter } from './typesetter.ts'

const run = promisify(execFile)
const typesetProcess = fileURLToPath(new URL('./typeset-process.ts', import.meta.url))

/** No book takes this long, also beside much other work: a compiler that does is lost, and its place is given free. */
const deadlineMs = 600_000

/**
 * Sets books and invoices with Typst, each in a process of its own: the compiler keeps what it has seen, and the
 * process takes that memory with it when it ends.
 */
export function houseTypesetter({ withinMs = deadlineMs } = {}): Typesetter {
  const compile = compilerWithin(withinMs)
  const compileBook = ({ data, files, fonts }: LaidOutBook): Promise<Uint8Array> =>
    compile('./book.typ', { files: [{ name: 'book.json', bytes: asJson(data) }, ...files], fonts })
  return {
    typeset: async (book: BookToTypeset) =>
      withOrigins(await compileBook(await layOutBook(book, { clear: true })), book),
    typesetForPrint: (book, specification, part) => {
      const set = part === 'interior' ? typesetInterior : typesetCover
      return set(book, specification, compileBook)
    },
    typesetInvoice: (invoice) =>
      compile('./invoice/invoice.typ', {
        files: [{ name: 'invoice.json', bytes: asJson(layOutInvoice(invoice)) }],
        fonts: [],
      }),
  }
}

/** The whole book in a file, for screens: what it says of itself, too. */
async function withOrigins(pdf: Uint8Array, book: BookToTypeset): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const plan = planOf(book).map((page) => kindOf(page, book))
  tellOrigins(document, book.madeBy, ['cover', 'endpaper', ...plan, 'endpaper'])
  return document.save({ updateFieldAppearances: false })
}

function asJson(data: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(data))
}

/** @param template from this folder, reading the files and written in these fonts besides those of every sheet */
type Compile = (
  template: './book.typ' | './invoice/invoice.typ',
  parts: Pick<LaidOutBook, 'files' | 'fonts'>,
) => Promise<Uint8Array>

function compilerWithin(timeout: number): Compile {
  return async (template, { files, fonts }) => {
    const folder = await mkdtemp(join(tmpdir(), 'fabelaar-sheet-'))
    try {
      await Promise.all(files.map((file) => writeFile(join(folder, file.name), file.bytes)))
      const told = ['--disable-warning=ExperimentalWarning', typesetProcess, folder, template, ...fonts]
      await run(process.execPath, told, { timeout, killSignal: 'SIGKILL' })
      return await readFile(join(folder, 'sheet.pdf'))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
}
