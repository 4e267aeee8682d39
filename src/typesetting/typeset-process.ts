/** A process of its own: reads a folder with book.json and pictures, writes book.pdf into it. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { fontFiles } from './font-files.ts'

function typesetFolder(folder: string): void {
  writeFileSync(join(folder, 'book.typ'), readFileSync(new URL('./book.typ', import.meta.url)))
  const fontBlobs = fontFiles.map((file) => readFileSync(fileURLToPath(import.meta.resolve(file))))
  const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs }] })
  const result = compiler.compile({ mainFilePath: join(folder, 'book.typ') })
  if (result.hasError()) {
    const error = result.takeDiagnostics()
    throw new Error(`Typst refused the book: ${JSON.stringify(error && compiler.fetchDiagnostics(error))}`)
  }
  const document = result.result
  if (!document) throw new Error('Typst gave no document')
  writeFileSync(join(folder, 'book.pdf'), compiler.pdf(document))
}

const folder = process.argv[2]
if (folder === undefined) throw new Error('typeset-process needs a folder')
typesetFolder(folder)
