import { z } from 'zod'

/** What a frame says of a PDF. It read what a stranger sent, so nothing of it is believed but points within measures. */
const said = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('opened'), pages: z.number().int().positive().max(100_000) }),
  z.object({
    kind: z.literal('drawn'),
    width: z.number().int().positive().max(10_000),
    height: z.number().int().positive().max(10_000),
    points: z.instanceof(ArrayBuffer),
  }),
  z.object({ kind: z.literal('failed'), reason: z.string() }),
])
type Said = z.infer<typeof said>

/** A PDF that is open in a closed frame. */
export type OpenPdf = { pages: number; draw: (page: number) => Promise<ImageData>; close: () => void }

/** No page of paper takes as long: what does is ended with its frame. */
const longestMs = 30_000

/**
 * Opens a PDF in a frame of its own, which has no origin and no network, and is gone with the PDF.
 *
 * @throws when it cannot be read, or takes too long.
 */
export async function openPdf(content: Uint8Array): Promise<OpenPdf> {
  const frame = makeFrame()
  const { port1: port, port2: theirs } = new MessageChannel()
  const close = () => {
    port.close()
    frame.remove()
  }
  const next = () =>
    new Promise<Said>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('It took too long')), longestMs)
      port.onmessage = ({ data }: MessageEvent<unknown>) => {
        clearTimeout(timer)
        const { success, data: read } = said.safeParse(data)
        if (success && read.kind !== 'failed') resolve(read)
        else reject(new Error(success && read.kind === 'failed' ? read.reason : 'It said what no frame says'))
      }
    }).catch((error: unknown) => {
      close()
      throw error
    })
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  document.body.append(frame)
  await loaded
  const opening = next()
  const bytes = new Uint8Array(content).buffer
  frame.contentWindow?.postMessage(bytes, '*', [bytes, theirs])
  const opened = await opening
  if (opened.kind !== 'opened') throw new Error('It said what no frame says')
  const draw = async (page: number) => {
    const drawing = next()
    port.postMessage(page)
    const drawn = await drawing
    if (drawn.kind !== 'drawn') throw new Error('It said what no frame says')
    return new ImageData(new Uint8ClampedArray(drawn.points), drawn.width, drawn.height)
  }
  return { pages: opened.pages, draw, close }
}

/** The frame stands in the page as it was made: a copy of it needs no text that becomes a document. */
function makeFrame(): HTMLIFrameElement {
  const template = document.querySelector<HTMLTemplateElement>('template#pdf')
  const frame = template?.content.querySelector('iframe')?.cloneNode(true)
  if (!(frame instanceof HTMLIFrameElement)) throw new Error('This page has no frame for PDFs')
  return frame
}
