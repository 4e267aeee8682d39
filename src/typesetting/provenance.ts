import { decodePDFRawStream, PDFName, PDFRawStream, type PDFDocument } from 'pdf-lib'
import type { PlannedPage } from '#book/page-plan.ts'
import { isOwnEngine, isPageOfWords } from './lay-out-book.ts'
import type { BookToTypeset } from './typesetter.ts'

/** What stands on a page of a file. */
export type PageKind = PlannedPage['kind'] | 'rewritten' | 'cover' | 'endpaper' | 'blank'

/** What is on a page as long as pictures are locked: of one over both pages, its words. */
export function kindOf(page: PlannedPage, { spreads, language }: BookToTypeset): PageKind {
  if (page.kind === 'text' && spreads[page.spread]?.isRewritten) return 'rewritten'
  if (page.kind !== 'picture' && page.kind !== 'half') return page.kind
  const { picture, words, isRewritten } = spreads[page.spread] ?? {}
  if (picture !== undefined) return page.kind
  if (page.kind === 'picture' || words === undefined) return 'blank'
  if (!isPageOfWords(page, words, language)) return 'blank'
  return isRewritten ? 'rewritten' : 'text'
}

/** Who made what a page is there for; what is set, patterned or left blank is ours. */
const makerOf: Partial<Record<PageKind, keyof BookToTypeset['madeBy']>> = {
  cover: 'illustrator',
  picture: 'illustrator',
  half: 'illustrator',
  // Of the dedication; a model that wrote it is told.
  title: 'storyteller',
  text: 'storyteller',
  rewritten: 'storyteller',
  end: 'storyteller',
}

/**
 * Says in the file, for whoever reads it by machine, how the book and each page of it came about: IPTC's digital source
 * type, and the model where there was one (AI Act, article 50). `trainedAlgorithmicMedia` is made by a model that learned from
 * samples, `algorithmicMedia` by an algorithm that did not, such as our own engines, and `compositeSynthetic` put together
 * from several elements of which at least one is of the first kind; `humanEdits` is what people changed by hand.
 * Source: https://cv.iptc.org/newscodes/digitalsourcetype/, IPTC Photo Metadata Standard 2025.1.
 * @param pages what stands on each page of the file
 */
export function tellOrigins(
  document: PDFDocument,
  madeBy: BookToTypeset['madeBy'],
  pages: readonly PageKind[],
): void {
  const { context, catalog } = document
  const models = [...new Set(Object.values(madeBy))].filter((name) => !isOwnEngine(name))
  // What is set around words and pictures is ours in every file.
  const whole = models.length === 0 ? 'algorithmicMedia' : 'compositeSynthetic'
  const known = catalog.lookup(PDFName.of('Metadata'))
  const packet =
    known instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(known).decode()).toString() : emptyPacket
  const register = (xmp: string) =>
    context.register(context.stream(Buffer.from(xmp), { Type: 'Metadata', Subtype: 'XML' }))
  catalog.set(PDFName.of('Metadata'), register(withOrigin(packet, whole, models)))
  for (const [index, page] of document.getPages().entries()) {
    const kind = pages[index] ?? 'blank'
    const maker = makerOf[kind]
    if (maker === undefined) continue
    const packet = kind === 'rewritten' ? editedPacket(madeBy[maker]) : originPacket(madeBy[maker])
    page.node.set(PDFName.of('Metadata'), register(packet))
  }
}

/** An XMP packet of what one engine made. @param name of the engine; null for one of ours */
export function originPacket(name: string | null): string {
  return name === null || isOwnEngine(name)
    ? withOrigin(emptyPacket, 'algorithmicMedia', [])
    : withOrigin(emptyPacket, 'trainedAlgorithmicMedia', [name])
}

/** An XMP packet of what an engine made and somebody changed: how much of it is left nobody knows, so a model stays named. */
function editedPacket(name: string): string {
  return withOrigin(emptyPacket, 'humanEdits', isOwnEngine(name) ? [] : [name])
}

const emptyPacket = `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
</rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`

function withOrigin(packet: string, type: string, models: readonly string[]): string {
  const system = models.join(', ').replace(/[&<>]/g, (mark) => `&#${mark.charCodeAt(0)};`)
  const used = system === '' ? '' : `<Iptc4xmpExt:AISystemUsed>${system}</Iptc4xmpExt:AISystemUsed>`
  const origin = `<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"><Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/${type}</Iptc4xmpExt:DigitalSourceType>${used}</rdf:Description>\n`
  return packet.replace('</rdf:RDF>', `${origin}</rdf:RDF>`)
}
