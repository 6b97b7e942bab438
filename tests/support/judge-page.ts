import { createHash } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { hashJudge } from './hash-judge'
import { type PageBytes, readPageBytes } from './page-bytes'
import { readProduct } from './product'
import { findGoneProofs, isProved, keepProof, tellGone } from './proofs'

/** What is judged, and by which test. */
export type Judgement = {
  /** The test's file, and the folder in tests/proofs where it keeps what it found right. */
  judge: string
  proofs: string
  href: string
  /** What the visitor reads, as browsers say it. */
  language?: string
  /** Whatever else the judgement goes by that stands in none of the test's files. */
  settings?: Readonly<Record<string, string>>
  /** Addresses that the judge asks for besides those that the page names. */
  besides?: readonly string[]
}

export type OpenJudgement = {
  bytes: PageBytes
  /** Whether exactly this page was found right by exactly this judge. */
  isProved: boolean
  /** Keeps that it was now found right. */
  keep: () => Promise<void>
}

/** Reads a page, and whether it still has to be judged. */
export async function openJudgement(judgement: Judgement): Promise<OpenJudgement> {
  const { judge, proofs, href, language = 'pt-AO', settings = {}, besides = [] } = judgement
  const { site, tags } = readProduct()
  const asked = { site, href, language, besides }
  const bytes = await readPageBytes(asked)
  const parts = [await hashJudge(judge), bytes.hash, language, ...Object.entries(settings).flat()]
  const hash = createHash('sha256').update(parts.join('\n')).digest('hex')
  const proof = `${proofs}/${toName(href)}`
  return {
    bytes,
    isProved: isProved(proof, hash),
    keep: async () => {
      // What held at the second attempt only is to be looked into.
      if (test.info().retry > 0) return
      // Another test may be changing the page, and may have been when it was read: what it makes of it is no page of this site.
      if ((tags[href] ?? bytes.tag) !== bytes.tag || (await readPageBytes(asked)).hash !== bytes.hash) return
      await keepProof(proof, hash)
    },
  }
}

/**
 * Judges a page unless that has been done: a judgement is kept by the bytes that it was made of. It is kept when nothing was found
 * and the page loaded nothing that its bytes do not tell of.
 *
 * @param page where it is opened, if the test has it in hand.
 */
export async function judgePage(judgement: Judgement, judge: () => Promise<void>, page?: Page): Promise<OpenJudgement> {
  const opened = await openJudgement(judgement)
  if (opened.isProved) return opened
  const before = test.info().errors.length
  const loaded = new Set<string>()
  const note = (request: { url: () => string }) => loaded.add(request.url())
  page?.on('request', note)
  await judge()
  page?.off('request', note)
  expectAllTold(loaded, judgement.href, opened.bytes)
  if (test.info().errors.length === before) await opened.keep()
  return opened
}

/** Expects that a page loaded only what its hash stands for. */
function expectAllTold(loaded: ReadonlySet<string>, href: string, { addresses }: PageBytes): void {
  const { site } = readProduct()
  const own = [...loaded].filter((url) => url.startsWith(`${site}/`)).map((url) => url.slice(site.length).split('#')[0])
  const untold = own.filter((address) => address !== undefined && !addresses.has(address))
  expect.soft(untold, `${href} loads what its proof would not stand for: see tests/support/page-bytes.ts`).toEqual([])
}

/** What is proved of pages that are no longer judged, a sentence each. */
export function listGonePages(proofs: string, hrefs: readonly string[]): string[] {
  return findGoneProofs(proofs, hrefs.map(toName)).map(tellGone)
}

/** The address of the start page has no name in it. */
function toName(href: string): string {
  return href === '/' ? 'index' : href.slice(1)
}
