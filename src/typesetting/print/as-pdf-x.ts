import { createHash } from 'node:crypto'
import { PDFDict, PDFDocument, PDFHeader, PDFHexString, PDFName, PDFString } from 'pdf-lib'
import { type PageKind, tellOrigins } from '../provenance.ts'
import type { BookToTypeset } from '../typesetter.ts'
import { inkProfile } from './cmyk-picture.ts'
import { pointsPerMm } from './read-content.ts'

export interface Described {
  title: string
  madeOn: Date
  colours: 'cmyk' | 'rgb'
  /** How many times as large the pages become. */
  scale: number
  madeBy: BookToTypeset['madeBy']
  /** What stands on each page. */
  kinds: readonly PageKind[]
  /** How far inside the sheet, made so large, the page is cut, in millimetres. */
  trim: { insetMm: number }
}

/**
 * Gives a PDF what a printer reads: where each page is cut and how far its pictures go (TrimBox, BleedBox), what press
 * its inks are meant for (OutputIntent), and the name of the standard: PDF/X-4 (ISO 15930-7). Files of the same contents
 * have the same bytes.
 */
export async function asPdfX(
  pdf: Uint8Array,
  { title, madeOn, madeBy, kinds, colours, scale, trim }: Described,
): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const { context, catalog } = document
  const inset = trim.insetMm * pointsPerMm
  for (const page of document.getPages()) {
    if (scale !== 1) page.scale(scale, scale)
    const { width, height } = page.getMediaBox()
    page.setBleedBox(0, 0, width, height)
    page.setTrimBox(inset, inset, width - 2 * inset, height - 2 * inset)
    page.node.delete(PDFName.of('CropBox'))
    page.node.delete(PDFName.of('ArtBox'))
  }
  // Sheets lie in the file as they are bound, on the left, whichever way their words run.
  catalog.set(PDFName.of('ViewerPreferences'), context.obj({ Direction: 'L2R' }))
  const marks = catalog.lookup(PDFName.of('MarkInfo'))
  // Typst says the default of this entry, and poppler takes that for an error.
  if (marks instanceof PDFDict) marks.delete(PDFName.of('Suspects'))
  const id = createHash('md5').update(pdf).digest('hex')
  document.setTitle(title)
  document.setCreator('Fabelaar')
  document.setProducer('Fabelaar')
  document.setCreationDate(madeOn)
  document.setModificationDate(madeOn)
  context.trailerInfo.ID = context.obj([PDFHexString.of(id), PDFHexString.of(id)])
  if (colours === 'cmyk') {
    const profile = context.register(context.flateStream(inkProfile(), { N: 4 }))
    const intent = context.obj({
      Type: 'OutputIntent',
      S: 'GTS_PDFX',
      OutputConditionIdentifier: PDFString.of('FOGRA39'),
      RegistryName: PDFString.of('http://www.color.org'),
      Info: PDFString.of('Coated FOGRA39 (ISO 12647-2:2004)'),
      DestOutputProfile: profile,
    })
    catalog.set(PDFName.of('OutputIntents'), context.obj([intent]))
    const information = context.lookup(context.trailerInfo.Info)
    if (information && 'set' in information && typeof information.set === 'function') {
      information.set(PDFName.of('Trapped'), PDFName.of('False'))
      information.set(PDFName.of('GTS_PDFXVersion'), PDFString.of('PDF/X-4'))
    }
    const metadata = context.stream(Buffer.from(xmp({ title, madeOn, id })), {
      Type: 'Metadata',
      Subtype: 'XML',
    })
    catalog.set(PDFName.of('Metadata'), context.register(metadata))
  }
  tellOrigins(document, madeBy, kinds)
  return savePdfX(document)
}

/** Writes a document as the version of PDF that PDF/X-4 is. */
export async function savePdfX(document: PDFDocument): Promise<Uint8Array> {
  document.context.header = PDFHeader.forVersion(1, 6)
  const saved = await document.save({ useObjectStreams: false, updateFieldAppearances: false })
  // pdf-lib writes the header of 1.7 whatever it was told.
  saved.set(new TextEncoder().encode('%PDF-1.6'))
  return saved
}

function xmp({ title, madeOn, id }: { title: string; madeOn: Date; id: string }): string {
  const when = madeOn.toISOString().replace(/\.\d+Z$/, 'Z')
  const words = title.replace(/[&<>]/g, (mark) => `&#${mark.charCodeAt(0)};`)
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/" xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/">
<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion><pdf:Trapped>False</pdf:Trapped><pdf:Producer>Fabelaar</pdf:Producer>
<xmp:CreatorTool>Fabelaar</xmp:CreatorTool><xmp:CreateDate>${when}</xmp:CreateDate><xmp:ModifyDate>${when}</xmp:ModifyDate><xmp:MetadataDate>${when}</xmp:MetadataDate>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${words}</rdf:li></rdf:Alt></dc:title>
<xmpMM:DocumentID>uuid:${id}</xmpMM:DocumentID><xmpMM:VersionID>1</xmpMM:VersionID><xmpMM:RenditionClass>default</xmpMM:RenditionClass>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`
}
