import 'pdfjs-dist/build/pdf.worker.mjs'
import { getDocument, type PDFPageProxy } from 'pdfjs-dist'

/*
 * Draws pages of one PDF, in a frame that has no origin, no network and no way to the desk: what comes out of it are points. The reader of
 * PDFs runs in the frame itself, so that the frame needs no right to start a worker, and goes with it.
 */

/** Of a drawn page: readable on paper of a letter, and no more than a screen has room for. */
const [widest, mostPoints] = [1_400, 8_000_000]
/** Of one picture in the PDF, in points; a page of a scanner has 35 million at most. */
const largestPicture = 50_000_000

// A frame that nobody sees is given no moments to draw by a browser.
window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), 0)

window.addEventListener('message', ({ data, source, ports: [port] }: MessageEvent<unknown>) => {
  if (source === window.parent && data instanceof ArrayBuffer && port) void open(data, port)
})

async function open(bytes: ArrayBuffer, port: MessagePort): Promise<void> {
  const failed = (error: unknown) =>
    port.postMessage({ kind: 'failed', reason: error instanceof Error ? error.name : 'unknown' })
  try {
    const { promise } = getDocument({
      ...{ data: new Uint8Array(bytes), useWasm: false, verbosity: 0, maxImageSize: largestPicture },
      ...{ enableXfa: false, isOffscreenCanvasSupported: false, isImageDecoderSupported: false },
      ...{ disableWorkerRendering: true, useSystemFonts: true },
    })
    const pdf = await promise
    port.onmessage = ({ data: number }: MessageEvent<unknown>) => {
      if (typeof number === 'number')
        pdf
          .getPage(number)
          .then((page) => draw(page, port), failed)
          .catch(failed)
    }
    port.postMessage({ kind: 'opened', pages: pdf.numPages })
  } catch (error) {
    failed(error)
  }
}

async function draw(page: PDFPageProxy, port: MessagePort): Promise<void> {
  const { width, height } = page.getViewport({ scale: 1 })
  const scale = Math.min(2, widest / width, Math.sqrt(mostPoints / (width * height)))
  const viewport = page.getViewport({ scale })
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.floor(viewport.width))
  canvas.height = Math.max(1, Math.floor(viewport.height))
  await page.render({ canvas, viewport }).promise
  const points = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data.buffer
  if (!points) throw new Error('Nothing was drawn')
  page.cleanup()
  port.postMessage({ kind: 'drawn', width: canvas.width, height: canvas.height, points }, [points])
}
