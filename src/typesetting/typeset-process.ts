/**
 * A process of its own: sets what the files of a folder tell with a template of ours, and writes sheet.pdf into the
 * folder.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { fontFiles } from './font-files.ts'

function typesetFolder(folder: string, template: string, moreFonts: readonly string[]): void {
  const mainFilePath = join(folder, 'main.typ')
  writeFileSync(mainFilePath, readFileSync(new URL(template, import.meta.url)))
  const fontBlobs = [...fontFiles, ...moreFonts].map((file) =>
    readFileSync(fileURLToPath(import.meta.resolve(file))),
  )
  const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs }] })
  const result = compiler.compile({ mainFilePath })
  if (result.hasError()) {
    const error = result.takeDiagnostics()
    throw new Error(`Typst refused the sheet: ${JSON.stringify(error && compiler.fetchDiagnostics(error))}`)
  }
  const document = result.result
  if (!document) throw new Error('Typst gave no document')
  writeFileSync(join(folder, 'sheet.pdf'), compiler.pdf(document))
}

const [, , folder, template, ...moreFonts] = process.argv
if (folder === undefined || template === undefined) {
  throw new Error('typeset-process needs a folder and a template')
}
typesetFolder(folder, template, moreFonts)
