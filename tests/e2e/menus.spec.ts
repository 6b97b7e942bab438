import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { pageFileName } from '@/src/publishing/page-file'
import { logIn } from '../support/cms'
import { copyProduct, type ProductApart } from '../support/product-apart'
import { startApart } from '../support/start-apart'
import { type PageTags, readPageTags } from '../support/watch-pages'

/** A change of the menus on every page of the site, in a product of its own: it changes them all. */

test.setTimeout(240_000)

let product: ProductApart
let running: ReturnType<typeof startApart>
test.beforeAll(async () => {
  test.setTimeout(240_000)
  product = await copyProduct()
  running = startApart(product.environment)
  await running.seen('Ctrl-C')
})
test.afterAll(async () => {
  await stop()
  product.remove()
})

async function stop(): Promise<void> {
  running.child.kill('SIGTERM')
  await running.ended
}

const navigation = z.object({ menus: z.array(z.looseObject({ label: z.string().nullable() })) })
const isOf = (locale: 'en' | 'pt') => (href: string) => /^\/en(?:\/|$)/.test(href) === (locale === 'en')
const differing = (one: PageTags, other: PageTags) =>
  [...one.keys()].filter((href) => one.get(href) !== other.get(href))

test('a change of the menus is around every page at once, with the bytes of a page that is drawn with them', async ({
  request,
}) => {
  const { site, cms, data } = product
  const before = await readPageTags(site)
  const approver = await logIn(request, 'approver', cms)
  const { menus } = navigation.parse(await approver.readGlobal('private-navigation', 'locale=pt&depth=0'))
  const [first, ...others] = menus
  const changed = [...others, { ...first, label: 'Contas e poupança' }]
  expect(await approver.updateGlobal('private-navigation', { menus: changed })).toBe(200)

  const startedAt = performance.now()
  const waiting = new Set([...before.keys()].filter((href) => isOf('pt')(href) && !href.startsWith('/empresas')))
  const withMenus = [...waiting]
  const look = async () => {
    for (const href of waiting) {
      if ((await (await fetch(`${site}${href}`)).text()).includes('Contas e poupança')) waiting.delete(href)
      else break
    }
    return waiting.size
  }
  await expect.poll(look, { timeout: 60_000, intervals: [50] }).toBe(0)
  const text = `${(performance.now() - startedAt).toFixed(0)} ms after it was acknowledged on ${withMenus.length} pages`
  process.stdout.write(`  a menu: ${text}\n`)
  test.info().annotations.push({ type: 'a menu', description: text })

  // Every page whose answers are computed is drawn as well, which must change nothing any more.
  const around = await settledTags(site)
  expect(differing(before, around).filter(isOf('pt'))).toEqual(expect.arrayContaining(withMenus))
  await stop()
  for (const href of sample([...around.keys()])) rmSync(join(data, 'site', 'pages', pageFileName(href)))
  running = startApart(product.environment)
  await running.seen('Ctrl-C')
  // Until they are drawn, pages are missing.
  const drawnOtherwise = async () => differing(around, await readPageTags(site)).length
  await expect(async () => expect(await drawnOtherwise()).toBe(0)).toPass({ timeout: 120_000, intervals: [500] })
})

const sample = (hrefs: readonly string[]) => hrefs.filter((_, index) => index % 8 === 0)

async function settledTags(site: string): Promise<PageTags> {
  for (let before = await readPageTags(site); ; ) {
    await new Promise((resolve) => setTimeout(resolve, 5_000))
    const now = await readPageTags(site)
    if (differing(before, now).length === 0) return now
    before = now
  }
}
