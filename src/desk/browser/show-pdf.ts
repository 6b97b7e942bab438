import { say } from './desk-texts'
import { button, element } from './element'
import { openPdf } from './open-pdf'

/** So many pages are drawn at a time. */
const pagesAtOnce = 5

/** Shows a PDF as pictures of its pages: what is shown is no file any more. The pages come while the rest is read already. */
export function showPdf(content: Uint8Array, name: string): HTMLElement {
  const state = element('p', { role: 'status' }, say('drawing'))
  const pages = element('div', { class: 'group' })
  const begin = async () => {
    const pdf = await openPdf(content)
    let drawn = 0
    const more = button(say('drawMore'), () => drawNext().catch(fail), 'quietButton')
    const drawNext = async () => {
      for (const end = Math.min(pdf.pages, drawn + pagesAtOnce); drawn < end; ) {
        pages.append(
          toCanvas(await pdf.draw(++drawn), say('pageOf', { name, page: `${drawn}`, pages: `${pdf.pages}` })),
        )
      }
      state.textContent = say('drawn', { drawn: `${drawn}`, pages: `${pdf.pages}` })
      if (drawn < pdf.pages) return state.after(more)
      more.remove()
      pdf.close()
    }
    await drawNext()
  }
  const fail = () => {
    state.textContent = say('notDrawn')
  }
  void begin().catch(fail)
  return element('div', { class: 'group' }, pages, state)
}

function toCanvas(points: ImageData, label: string): HTMLCanvasElement {
  const canvas = element('canvas', { role: 'img', 'aria-label': label, class: 'picture page-of-pdf' })
  canvas.width = points.width
  canvas.height = points.height
  canvas.getContext('2d')?.putImageData(points, 0, 0)
  return canvas
}
