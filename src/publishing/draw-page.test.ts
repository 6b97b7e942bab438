import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { log } from '@/src/platform/log'
import { publishingNotesId } from '@/src/publications/publishing-notes'
import { type BlockChoice, chooseBlocks } from './block-choice'
import { computePage, type DrawnPage, drawPage } from './draw-page'
import type { FinishedPage } from './finished-page'
import { nameFrameIn } from './frame/frame-name'
import { createFramesOfSite, type FramesOfSite } from './frame/frames-of-site'
import { pageKey } from './page-file'
import type { Renderer, Rendering } from './renderer'

const logged = vi.fn()
beforeEach(() => {
  logged.mockReset()
  vi.spyOn(log, 'error').mockImplementation(logged)
})
afterEach(() => vi.restoreAllMocks())

const edition = { build: 'one', settings: '' }
const options = { seq: 9, frameSeq: 4, isSecure: true, edition, formOrigins: ['https://ib.example'] }

const notes = `<script type="application/json" id="${publishingNotesId}">${JSON.stringify({
  tags: ['Page:1', 'global:Footer'],
  content: { title: 'A' },
  parameters: ['q'],
  answers: [{ operation: 'Site', variables: {}, data: { bank: '</p>' } }],
})}</script>`

type Page = { blocks: readonly string[]; failing?: readonly string[]; isFrameFailing?: boolean }
type Question = { frameSeq: number | undefined; blocks: BlockChoice | undefined }

/** Draws one page as Next does: an error in any block that is asked for is an error of the page. */
function rendererOf({ blocks, failing = [], isFrameFailing = false }: Page) {
  const questions: Question[] = []
  const renderer: Renderer = {
    render: (_href, { frameSeq, blocks: choice } = {}) => {
      questions.push({ frameSeq, blocks: choice })
      const chosen = chooseBlocks(blocks, choice ? JSON.stringify(choice) : null)
      if (isFrameFailing || chosen.some((block) => failing.includes(block))) return answer(500, 'Internal error')
      const content = chosen.map((block) => `<section data-block="${block}">${block}</section>`).join('')
      return answer(200, `<html><head>${notes}</head>${content}</html>`)
    },
    close: () => Promise.resolve(),
  }
  return { renderer, questions }
}

function answer(status: number, text: string, contentType = 'text/html'): Promise<Rendering> {
  return Promise.resolve({ status, contentType, body: Buffer.from(text), tags: ['Page:2'] })
}

const answering = (status: number, text: string, contentType?: string): Renderer => ({
  render: () => answer(status, text, contentType),
  close: () => Promise.resolve(),
})

const pageOf = async (drawing: Promise<DrawnPage | null>) => (await drawing)?.page ?? null

const blocksOf = (page: FinishedPage | null) =>
  [...(page ? gunzipSync(page.gzip).toString('utf8') : '').matchAll(/data-block="(\w+)"/g)].map(([, block]) => block)

describe('a page that nobody may be seen on', () => {
  const secret = `<script type="application/json" id="${publishingNotesId}">${JSON.stringify({ tags: [], isConfidential: true })}</script>`
  const renderer = answering(200, `<html><head>${secret}</head></html>`)

  it('is kept by no browser and no cache, tells nobody where one came from, and fetches nothing ahead', async () => {
    const page = await pageOf(drawPage(renderer, '/a', options))
    expect(page?.headers).toMatchObject({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' })
    expect(page?.headers).not.toHaveProperty('Speculation-Rules')
    if (!page) throw new Error('The page was not drawn')
    const computed = await computePage(renderer, page, 'receipt=1', options)
    expect(computed.headers).toMatchObject({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' })
  })

  it('shows a form again without its parameters, under a name of its own', async () => {
    const asked: unknown[] = []
    const watched = {
      ...renderer,
      render: (href: string, how: object = {}) => {
        asked.push([href, how])
        return renderer.render(href)
      },
    }
    const page = await pageOf(drawPage(watched, '/_forms/a', options))
    if (!page) throw new Error('The page was not drawn')
    const shown = await computePage(watched, page, '', { ...options, posted: 'name' })
    expect(asked.at(-1)).toEqual(['/_forms/a', { frameSeq: 4, answersOf: pageKey('/_forms/a'), posted: 'name' }])
    expect(shown.headers['Cache-Control']).toBe('no-store')
  })
})

describe('a page that is drawn without what stands around it', () => {
  const framed = (name: string) => ({
    name,
    header: '<header>menus</header>',
    footer: '<footer>bank</footer>',
    menus: [],
  })
  const place = { path: '/x', section: 'private', alternateHref: '/en/x' }
  /** As Next answers: without when asked so, unless it is a page of the platform, which has no place. */
  const drawing = (hasPlace = true) => {
    const asked: (boolean | undefined)[] = []
    const render: Renderer['render'] = (_href, { isBare } = {}) => {
      asked.push(isBare)
      const left = isBare && hasPlace
      const said = { tags: [], frames: ['facts.around'], ...(hasPlace && { place }), ...(left && { isBare: true }) }
      const note = `<script type="application/json" id="${publishingNotesId}">${JSON.stringify(said)}</script>`
      const [header, footer] = left ? ['', ''] : ['own menus', 'own bank']
      return answer(200, `${note}<header>${header}</header><main>x</main><footer>${footer}</footer>`)
    }
    return { asked, renderer: { render, close: () => Promise.resolve() } }
  }
  const bodyOf = async (renderer: Renderer, frameOf: FramesOfSite['frameOf']) => {
    const page = await pageOf(drawPage(renderer, '/x', { ...options, frames: { frameOf, arePutAround: () => true } }))
    return (
      page &&
      gunzipSync(page.gzip)
        .toString('utf8')
        .replace(/.*<body>/s, '')
    )
  }
  const nameNow = nameFrameIn(edition, 'facts.around')

  it('gets it from the frame of its section that is drawn once', async () => {
    const { asked, renderer } = drawing()
    const frameOf = vi.fn<FramesOfSite['frameOf']>(async () => framed(nameNow))
    expect(await bodyOf(renderer, frameOf)).toMatch(/^<header>menus<.header><main>x<.main><footer>bank<.footer>/)
    expect(asked).toEqual([true])
    expect(frameOf).toHaveBeenCalledExactlyOnceWith('pt', 'private', 4)
  })

  it.each([
    ['another frame stands around pages by now', framed('another')],
    ['the frame names files', null],
  ])('is drawn with it when %s', async (_when, frame) => {
    const { asked, renderer } = drawing()
    expect(await bodyOf(renderer, async () => frame)).toMatch(/^<header>own menus<.header>/)
    expect(asked).toEqual([true, undefined])
  })

  it('is whole at once when frames are known to name files', async () => {
    const { asked, renderer } = drawing()
    const said = `<script type="application/json" id="${publishingNotesId}">{"tags":[],"frames":["facts.around"]}</script>`
    const withFile = `${said}<header><img src="/media/mark.png"></header><main></main><footer></footer>`
    const frames = createFramesOfSite(answering(200, withFile), options)
    for (const href of ['/x', '/y']) await drawPage(renderer, href, { ...options, frames })
    await drawPage(renderer, '/x', { ...options, frameSeq: 5, frames })
    expect(asked).toEqual([true, undefined, undefined, true, undefined])
  })

  it('is whole at once when it is a page of the platform', async () => {
    const { asked, renderer } = drawing(false)
    const frameOf = vi.fn<FramesOfSite['frameOf']>(async () => framed(nameNow))
    expect(await bodyOf(renderer, frameOf)).toMatch(/^<header>own menus<.header>/)
    expect([asked, frameOf.mock.calls]).toEqual([[true], []])
  })
})

describe('drawPage', () => {
  it('asks once for a page that works, with the number of its frame, and finishes it', async () => {
    const { renderer, questions } = rendererOf({ blocks: ['a', 'b'] })
    const page = await pageOf(drawPage(renderer, '/x', options))
    expect(questions).toEqual([{ frameSeq: 4, blocks: undefined }])
    expect(page).toMatchObject({ href: '/x', status: 200, seq: 9, tags: ['Page:1', 'global:Footer'] })
    expect(page?.headers['Content-Security-Policy']).toContain("form-action 'self' https://ib.example;")
    expect(page?.headers['Cache-Control']).toBe('public, max-age=0, must-revalidate')
    expect(page?.headers['ETag']).toMatch(/^W\/"[\w-]{22}"$/)
    expect(blocksOf(page)).toEqual(['a', 'b'])
    expect(page && brotliDecompressSync(page.brotli).equals(gunzipSync(page.gzip))).toBe(true)
    expect(page && gunzipSync(page.gzip).includes(publishingNotesId)).toBe(false)
  })

  it.each([
    [['a'], ['b', 'c', 'd']],
    [['d'], ['a', 'b', 'c']],
    [
      ['b', 'c'],
      ['a', 'd'],
    ],
    [['a', 'b', 'c', 'd'], []],
  ])('leaves out %j, says so, and shows the rest', async (failing, left) => {
    const { renderer, questions } = rendererOf({ blocks: ['a', 'b', 'c', 'd'], failing })
    expect(blocksOf(await pageOf(drawPage(renderer, '/x', options)))).toEqual(left)
    const positions = failing.map((block) => ['a', 'b', 'c', 'd'].indexOf(block))
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.any(String), { href: '/x', positions })
    expect(questions.at(-1)).toEqual({ frameSeq: 4, blocks: { without: positions } })
  })

  it('throws when the page fails also without any block, and does not look for one', async () => {
    const { renderer, questions } = rendererOf({ blocks: ['a', 'b'], isFrameFailing: true })
    await expect(drawPage(renderer, '/x', options)).rejects.toThrow('/x answered 500')
    expect(questions).toHaveLength(2)
  })

  it('throws when each block works alone but not all together', async () => {
    const renderer: Renderer = {
      render: (href, { blocks } = {}) => {
        if (!blocks) return answer(503, 'too much')
        return rendererOf({ blocks: ['a', 'b'] }).renderer.render(href, { blocks })
      },
      close: () => Promise.resolve(),
    }
    await expect(drawPage(renderer, '/x', options)).rejects.toThrow('/x answered 503')
  })

  it('throws when the answer breaks off', async () => {
    const renderer: Renderer = {
      render: () => Promise.reject(new Error('socket hang up')),
      close: () => Promise.resolve(),
    }
    await expect(drawPage(renderer, '/x', options)).rejects.toThrow('socket hang up')
  })

  it('is null when nothing is there, and an error when the answer is neither a page nor that', async () => {
    expect(await drawPage(answering(404, 'no'), '/x', options)).toBeNull()
    for (const status of [204, 302, 400, 403]) {
      await expect(drawPage(answering(status, ''), '/x', options)).rejects.toThrow(`/x answered ${status}`)
    }
  })

  it('leaves a file as it is, with the tags of its header', async () => {
    const page = await pageOf(
      drawPage(answering(200, '<script>1</script>', 'application/xml'), '/sitemap.xml', options),
    )
    expect(page).toMatchObject({ tags: ['Page:2'], headers: { 'Content-Type': 'application/xml' } })
    expect(page?.headers['Content-Security-Policy']).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(page && gunzipSync(page.gzip).toString()).toBe('<script>1</script>')
  })

  it.each([
    ['/page-not-found', 404],
    ['/en/page-not-found', 404],
    ['/server-error', 500],
    ['/en/server-error', 500],
    ['/contas', 200],
  ])('gives %s the status %i', async (href, status) => {
    expect(await pageOf(drawPage(rendererOf({ blocks: [] }).renderer, href, options))).toMatchObject({ status })
  })
})

describe('the data beside a page', () => {
  it('is its content, and what it was drawn from when it has parameters', async () => {
    const drawn = await drawPage(rendererOf({ blocks: [] }).renderer, '/x', options)
    expect(drawn?.page.parameters).toEqual(['q'])
    expect(drawn?.data).toEqual({
      content: '{"title":"A"}',
      answers: '[{"operation":"Site","variables":{},"data":{"bank":"</p>"}}]',
      search: [],
    })
  })

  it('is nothing for a file, and no answers for a page without parameters', async () => {
    const file = await drawPage(answering(200, 'x', 'application/xml'), '/sitemap.xml', options)
    expect(file?.data).toEqual({ content: null, answers: null, search: [] })
    const plain = await drawPage(answering(200, '<p>x</p>'), '/x', options)
    expect(plain?.data).toEqual({ content: null, answers: null, search: [] })
  })
})

describe('computePage', () => {
  it('asks for the parameters and the recorded answers, and keeps the answer out of shared caches', async () => {
    const asked: unknown[] = []
    const renderer: Renderer = {
      render: (href, how) => {
        asked.push([href, how])
        return answer(200, `<p>found</p>${notes}<script>1</script>`)
      },
      close: () => Promise.resolve(),
    }
    const finished = await pageOf(drawPage(rendererOf({ blocks: [] }).renderer, '/x', options))
    if (!finished) throw new Error('The page was not drawn')
    const page = await computePage(renderer, finished, 'q=a+b', options)
    expect(asked).toEqual([['/x?q=a+b', { frameSeq: 4, answersOf: pageKey('/x') }]])
    expect(gunzipSync(page.gzip).toString()).toBe('<html><head></head><body><p>found</p></body></html>')
    expect(page.headers).toMatchObject({ 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' })
    expect(page.headers['Content-Security-Policy']).toBe(finished.headers['Content-Security-Policy'])
    await expect(computePage(answering(500, ''), finished, 'q=a', options)).rejects.toThrow('500')
  })
})
