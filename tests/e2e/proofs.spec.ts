import { existsSync, rmSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { judgePage, listGonePages } from '../support/judge-page'
import { readProduct } from '../support/product'
import { isEverythingJudged } from '../support/proofs'

/** What keeps a judgement and what does not, tried with a real page. How its bytes are read has its tests in tests/unit. */

test.describe.configure({ mode: 'serial' })

const kept = 'tests/proofs/of-proofs'
test.beforeAll(() => rmSync(kept, { recursive: true, force: true }))
test.afterAll(() => rmSync(kept, { recursive: true, force: true }))

const judgementOf = (name: string) => ({
  judge: 'tests/e2e/proofs.spec.ts',
  proofs: `of-proofs/${name}`,
  href: '/en/private/faqs',
})
const isKept = (name: string) => existsSync(`${kept}/${name}/en/private/faqs.txt`)

test('a page is found wrong', async () => {
  test.fail(true, 'The judge finds a fault, and goes on')
  await judgePage(judgementOf('wrong'), async () => expect.soft('a fault').toBe('none'))
})

test('a page loads what it does not name', async ({ page }) => {
  test.fail(true, 'The hash stands for nothing of that')
  const open = async () => {
    await page.goto(`${readProduct().site}/en/private/faqs`)
    await page.evaluate(() => fetch('/robots.txt'))
  }
  await judgePage(judgementOf('more'), open, page)
})

test('neither is kept; the same page, found right, is kept and not judged again', async ({ page }) => {
  expect([isKept('wrong'), isKept('more')]).toEqual([false, false])
  let judged = 0
  const open = async () => {
    judged++
    await page.goto(`${readProduct().site}/en/private/faqs`)
  }
  await judgePage(judgementOf('right'), open, page)
  expect(isKept('right')).toBe(true)
  await judgePage(judgementOf('right'), open, page)
  expect(judged).toBe(isEverythingJudged ? 2 : 1)
})

test('it is judged again when something else is asked of it', async () => {
  let judged = 0
  const count = async () => {
    judged++
  }
  await judgePage({ ...judgementOf('right'), settings: { kind: 'form' } }, count)
  await judgePage({ ...judgementOf('right'), settings: { kind: 'form' }, language: 'en' }, count)
  expect(judged).toBe(2)
})

test('what is kept of a page that is no longer judged is named, with the command that removes it', () => {
  expect(listGonePages('of-proofs/right', ['/en/private/faqs'])).toEqual([])
  const file = `${kept}/right/en/private/faqs.txt`
  expect(listGonePages('of-proofs/right', ['/'])).toEqual([
    `${file} is about nothing that is still judged. Run: git rm ${file}`,
  ])
})
