import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type LaidOutBook, layOutBook } from './lay-out-book.ts'
import { typesetForPrint } from './print/typeset-for-print.ts'
import type { BookToTypeset, Typesetter } from './typesetter.ts'

const run = promisify(execFile)
const typesetProcess = fileURLToPath(new URL('./typeset-process.ts', import.meta.url))

/**
 * Sets books with Typst, each in a process of its own: the compiler keeps what it has seen, and the
 * process takes that memory with it when it ends.
 */
export function houseTypesetter(): Typesetter {
  return {
    typeset: async (book: BookToTypeset) => compile(await layOutBook(book)),
    typesetForPrint: (book, specification) => typesetForPrint(book, specification, compile),
  }
}

async function compile({ data, files }: LaidOutBook): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'fabelaar-book-'))
  try {
    await writeFile(join(folder, 'book.json'), JSON.stringify(data))
    await Promise.all(files.map((file) => writeFile(join(folder, file.name), file.bytes)))
    await run(process.execPath, ['--disable-warning=ExperimentalWarning', typesetProcess, folder])
    return await readFile(join(folder, 'book.pdf'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
