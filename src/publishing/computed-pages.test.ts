import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { log } from '@/src/log'
import { createComputedPages } from './computed-pages'
import { type FinishedPage, finishPage } from './finished-page'

const logged = vi.fn()
beforeEach(() => {
  logged.mockReset()
  vi.spyOn(log, 'error').mockImplementation(logged)
})
afterEach(() => vi.restoreAllMocks())

const makePage = (text: string, parameters: string[] = ['q', 'kind']): Promise<FinishedPage> =>
  finishPage({ href: '/search', status: 200, headers: {}, tags: [], parameters, seq: 1, body: Buffer.from(text) })

const sizeOf = ({ brotli, gzip }: FinishedPage) => brotli.length + gzip.length

/** Computes at once, and remembers what was asked. */
async function start({ mostBytes = 1_000_000 } = {}) {
  const asked: string[] = []
  let time = 0
  let version = 1
  const pages = createComputedPages({
    compute: (_page, query) => {
      asked.push(query)
      return makePage(query)
    },
    version: () => version,
    now: () => time,
    mostBytes,
  })
  const page = await makePage('finished')
  return {
    page,
    asked,
    pass: (ms: number) => {
      time += ms
    },
    publishAnother: () => {
      version++
    },
    ask: (query: string, of = page) => pages.answer(of, new URLSearchParams(query)),
  }
}

describe('a computed page', () => {
  it.each([
    ['q=conta&kind=page', 'q=conta&kind=page'],
    ['kind=page&q=conta', 'q=conta&kind=page'],
    ['q=%20%20conta%20%20flex%0A', 'q=conta+flex'],
    ['q=a&q=b', 'q=a'],
    ['utm_source=x&q=a&__proto__=b', 'q=a'],
    [`q=${'a'.repeat(201)}&kind=page`, 'kind=page'],
    ['q=cafe%CC%81', 'q=caf%C3%A9'],
  ])('is drawn for what it understands of ?%s', async (typed, understood) => {
    const { ask, asked } = await start()
    await ask(typed)
    expect(asked).toEqual([understood])
  })

  it.each(['utm_source=x', 'q=', 'q=%20', `q=${'a'.repeat(201)}`])(
    'is the finished page itself when nothing is asked that it understands (?%s)',
    async (typed) => {
      const { ask, asked, page } = await start()
      expect(await ask(typed)).toBe(page)
      expect(asked).toEqual([])
    },
  )

  it('is kept for a minute, however its parameters are written', async () => {
    const { ask, asked, pass } = await start()
    const first = await ask('q=a&kind=page')
    pass(59_000)
    expect(await ask('kind=page&q=a&x=1')).toBe(first)
    pass(1_001)
    expect(await ask('q=a&kind=page')).not.toBe(first)
    expect(asked).toHaveLength(2)
  })

  it('is computed anew once the page was published anew', async () => {
    const { ask, asked } = await start()
    await ask('q=a')
    const newer = await makePage('newer')
    await ask('q=a', newer)
    expect(asked).toHaveLength(2)
  })

  it('is computed anew once any other page was published or taken back: it may show that one', async () => {
    const { ask, asked, publishAnother } = await start()
    await ask('q=a')
    publishAnother()
    await ask('q=a')
    expect(asked).toHaveLength(2)
  })

  it('is computed once for many who ask at the same time', async () => {
    const { ask, asked } = await start()
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('q=a')))
    expect(new Set(answers).size).toBe(1)
    expect(asked).toEqual(['q=a'])
  })

  it('is the finished page when computing fails, and what was typed is not in the log', async () => {
    const page = await makePage('finished')
    const pages = createComputedPages({ compute: () => Promise.reject(new Error('slow')) })
    expect(await pages.answer(page, new URLSearchParams('q=secret-word'))).toBe(page)
    expect(logged).toHaveBeenCalledOnce()
    expect(JSON.stringify(logged.mock.calls)).not.toContain('secret-word')
  })

  it('never takes more than two turns at once, and tells a crowd the finished page', async () => {
    const page = await makePage('finished')
    let atOnce = 0
    let most = 0
    const release: (() => void)[] = []
    const pages = createComputedPages({
      compute: async (_page, query) => {
        most = Math.max(most, ++atOnce)
        await new Promise<void>((resolve) => release.push(resolve))
        atOnce--
        return makePage(query)
      },
    })
    const answers = Array.from({ length: 100 }, (_, number) => pages.answer(page, new URLSearchParams(`q=${number}`)))
    const settled = Promise.all(answers)
    let isDone = false
    void settled.then(() => {
      isDone = true
    })
    while (!isDone) {
      release.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(most).toBe(2)
    const finished = (await settled).filter((answer) => answer === page)
    expect(finished).toHaveLength(100 - 32)
  })

  it('does not fill the memory, whatever is asked', async () => {
    const { ask, asked, page } = await start({ mostBytes: 10 * sizeOf(await makePage('q=10')) })
    for (let number = 10; number < 60; number++) await ask(`q=${number}`)
    for (let number = 59; number >= 50; number--) expect(await ask(`q=${number}`)).not.toBe(page)
    expect(asked).toHaveLength(50)
    await ask('q=49')
    expect(asked).toHaveLength(51)
  })
})
