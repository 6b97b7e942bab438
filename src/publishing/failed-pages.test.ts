import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFailedPages } from './failed-pages'

let retried: string[] = []
beforeEach(() => {
  vi.useFakeTimers()
  retried = []
})
afterEach(() => {
  vi.useRealTimers()
})

const start = () => createFailedPages((href, when) => retried.push(when === 'soon' ? href : `${href} last`))

describe('a page that failed', () => {
  it('is tried again ever more slowly, and known until it succeeds', () => {
    const pages = start()
    for (const delay of [500, 2_000, 10_000, 30_000, 30_000]) {
      pages.noteFailure('/a')
      vi.advanceTimersByTime(delay - 1)
      expect(retried).toEqual([])
      vi.advanceTimersByTime(1)
      expect(retried.splice(0)).toEqual([delay === 500 ? '/a' : '/a last'])
    }
    expect(pages.hrefs()).toEqual(['/a'])
    pages.noteSuccess('/a')
    vi.advanceTimersByTime(100_000)
    expect([pages.hrefs(), retried]).toEqual([[], []])
  })

  it('waits its time although others succeed: the fault is its own', () => {
    const pages = start()
    pages.noteFailure('/a')
    for (const href of ['/b', '/c', '/d']) pages.noteSuccess(href)
    expect(retried).toEqual([])
  })

  it('is tried at once when the first page succeeds after several have failed', () => {
    const pages = start()
    for (const href of ['/a', '/b', '/c', '/d']) pages.noteFailure(href)
    pages.noteSuccess('/b')
    expect(retried.splice(0)).toEqual(['/a', '/c', '/d'])
    for (const href of ['/a', '/c', '/d']) pages.noteSuccess(href)
    vi.advanceTimersByTime(100_000)
    expect([pages.hrefs(), retried]).toEqual([[], []])
  })

  it('is tried again with the others when one succeeded that needs no CMS, and later one that does', () => {
    const pages = start()
    const all = ['/a', '/b', '/c']
    for (const href of all) pages.noteFailure(href)
    pages.noteSuccess('/robots.txt')
    expect(retried.splice(0)).toEqual(all)
    for (const href of all) pages.noteFailure(href)
    vi.advanceTimersByTime(15_000)
    retried.length = 0
    for (const href of all) pages.noteFailure(href)
    pages.noteSuccess('/a')
    expect(retried.splice(0)).toEqual(['/b', '/c'])
    pages.stop()
  })

  it('is tried with the others now and then only: what goes on failing keeps none of them waiting', () => {
    const pages = start()
    const broken = ['/x', '/y', '/z']
    for (const href of broken) pages.noteFailure(href)
    pages.noteSuccess('/b')
    expect(retried.splice(0)).toEqual(broken)
    for (const href of broken) pages.noteFailure(href)
    pages.noteSuccess('/c')
    expect(retried).toEqual([])
    pages.noteSuccess('/x')
    pages.stop()
  })

  it('is not tried any more after a stop, and stays known', () => {
    const pages = start()
    pages.noteFailure('/a')
    pages.stop()
    pages.noteFailure('/b')
    vi.advanceTimersByTime(100_000)
    expect([pages.hrefs(), retried]).toEqual([['/a', '/b'], []])
  })
})
