import type { PrintSpecification } from '#book/print-specification.ts'
import type { BookToTypeset, PrintFiles, Typesetter } from '../typesetter.ts'

/** Both files for a printer, where nothing is lost when they have to be made anew. */
export async function setBothParts(
  typesetter: Pick<Typesetter, 'typesetForPrint'>,
  book: BookToTypeset,
  specification: PrintSpecification,
): Promise<PrintFiles> {
  return {
    interior: await typesetter.typesetForPrint(book, specification, 'interior'),
    cover: await typesetter.typesetForPrint(book, specification, 'cover'),
  }
}
