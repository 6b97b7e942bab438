import { serveDrawing } from '@/src/drawing/serve-drawing'
import type { Renderer } from '@/src/publishing/renderer'
import { askSearch } from '@/src/search/search-channel'

/**
 * A process that draws as the product's does, with a stand-in for Next: `drawing-stand-in.ts DIRECTORY`. It shows what it was asked,
 * how much a search finds for that, and how many it was asked before. Asked for `for ever` it never answers again, for `the end` it
 * ends, and for `a failure` it fails.
 */
const [directory] = process.argv.slice(2)
if (!directory) throw new Error('Usage: drawing-stand-in.ts <directory>')

let begun = 0

const render: Renderer['render'] = async (href) => {
  const asked = new URL(href, 'http://localhost').searchParams.get('q') ?? ''
  const before = begun++
  if (asked === 'for ever') for (;;);
  if (asked === 'the end') process.exit(9)
  const found = askSearch('pt', { words: asked, limit: 1 })?.total
  return {
    status: asked === 'a failure' ? 500 : 200,
    contentType: 'text/html',
    tags: [],
    body: Buffer.from(`<!DOCTYPE html><title>${asked}</title><p>${found} found</p><p>${before} before</p>`),
  }
}

serveDrawing({
  directory,
  openTools: async () => ({ renderer: { render }, isSecure: false, islands: null }),
})
