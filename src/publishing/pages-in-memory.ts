import type { FinishedPage } from './finished-page'

/** The pages that are in memory, as many as there is room for. */
export type PagesInMemory = {
  get: (href: string) => FinishedPage | null
  /** Takes a page in, and lets those go that nobody asked for longest. */
  keep: (page: FinishedPage) => void
  drop: (href: string) => void
}

type MemoryOptions = {
  /** Most bytes of content that are kept. */
  mostBytes: number
  /** Whether the page of an address is nowhere else: it cannot go. */
  isNeeded: (href: string) => boolean
}

export function createPagesInMemory({ mostBytes, isNeeded }: MemoryOptions): PagesInMemory {
  // In the order of last use: the first is the first to go.
  const pages = new Map<string, FinishedPage>()
  let bytes = 0

  const drop = (href: string) => {
    const page = pages.get(href)
    if (page && pages.delete(href)) bytes -= sizeOf(page)
  }
  return {
    get: (href) => {
      const page = pages.get(href)
      if (!page) return null
      // With room for as much again it does not matter yet who was used last, and nearly every site has it.
      if (bytes * 2 > mostBytes) {
        pages.delete(href)
        pages.set(href, page)
      }
      return page
    },
    keep: (page) => {
      drop(page.href)
      pages.set(page.href, page)
      bytes += sizeOf(page)
      for (const href of pages.keys()) {
        if (bytes <= mostBytes || href === page.href) break
        if (!isNeeded(href)) drop(href)
      }
    },
    drop,
  }
}

function sizeOf({ brotli, gzip }: FinishedPage): number {
  return brotli.length + gzip.length
}
