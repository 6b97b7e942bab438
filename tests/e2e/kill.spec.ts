import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { openApplication } from '../support/apply-for-job'
import { logIn } from '../support/cms'
import { copyProduct, killOwnerOf, type ProductApart } from '../support/product-apart'
import { startApart } from '../support/start-apart'

/** Each takes a restart. The engine by itself is killed fifty times in src/publishing/kill.test.ts. */
const rounds = 3

const titleOf = (version: number) => `Protocolo na versão ${version}.`

/** The version that visitors get; null while there is nothing to see: until it listens, and until it has pages. */
async function shown({ site }: ProductApart): Promise<number | null> {
  const response = await fetch(`${site}/empresas/protocolo`).catch(() => null)
  if (response?.status !== 200) return null
  return Number(/Protocolo na versão (\d+)\./.exec(await response.text())?.[1] ?? 0)
}

/** The version in the first page that visitors get from a product that is just starting. */
async function firstShown(product: ProductApart): Promise<number> {
  for (;;) {
    const version = await shown(product)
    if (version !== null) return version
    await wait(20)
  }
}

/** A visitor who reads the page again and again until nobody answers. @param saw is told each version */
async function readUntilRefused(product: ProductApart, saw: (version: number) => void): Promise<void> {
  for (;;) {
    const version = await shown(product)
    if (version === null) return
    saw(version)
    await wait(5)
  }
}

/** Sends applications one after the other until nobody answers. @param taken gets the reference of each that is acknowledged */
async function applyUntilRefused({ site }: ProductApart, taken: string[]): Promise<void> {
  const apply = await openApplication(site)
  for (;;) {
    const { reference } = await apply(`number${taken.length}@bcs.example`)
    if (reference === null) return
    taken.push(reference)
  }
}

test('a product that is killed while it publishes and takes forms shows nothing older, and keeps what it acknowledged once', async ({
  request,
}) => {
  test.setTimeout(240_000)
  const product = await copyProduct()
  const { cms, data, environment } = product
  let running = startApart(environment)
  await running.seen('Ctrl-C')
  const approver = await logIn(request, 'approver', cms)
  const [page] = await approver.find('pages', 'where[key][equals]=corporate/protocol&locale=pt&depth=0')
  const references: string[] = []
  let [acknowledged, seen] = [0, 0]
  for (let round = 1; round <= rounds; round++) {
    const publish = await approver.ready('pages', Number(page?.['id']), { title: titleOf(round) })
    const before = references.length
    const applying = applyUntilRefused(product, references)
    const reading = readUntilRefused(product, (version) => {
      expect(version).toBeGreaterThanOrEqual(seen)
      seen = version
    })
    await expect.poll(() => references.length, { timeout: 15_000 }).toBeGreaterThan(before + 1)
    const publishing = publish().then(
      (status) => {
        expect(status).toBe(200)
        acknowledged = round
      },
      // The last kill may come before the answer.
      () => expect(round).toBe(rounds),
    )
    // The first right after the answer, when nothing is drawn yet; the last whenever it comes.
    if (round < rounds) await publishing
    await wait(round === 1 ? 0 : Math.random() * 300)
    killOwnerOf(data)
    await Promise.all([running.ended, publishing, applying, reading])
    running = startApart(environment)
    // Visitors get pages before there is a CMS that could say what it acknowledged last, and never one older than they had.
    expect(await firstShown(product)).toBeGreaterThanOrEqual(seen)
    await running.seen('Ctrl-C')
    const version = await shown(product)
    expect(version).toBeGreaterThanOrEqual(acknowledged)
    expect(version).toBeLessThanOrEqual(round)
  }
  expect(acknowledged).toBeGreaterThanOrEqual(rounds - 1)

  const reader = await logIn(request, 'hr', cms)
  const kept = async () => {
    const found = await reader.find('submissions', 'limit=500&depth=0&where[formKey][equals]=jobApplication')
    return found
      .map(({ reference }) => reference)
      .filter((reference) => references.includes(String(reference)))
      .toSorted()
  }
  await expect.poll(kept, { timeout: 20_000 }).toEqual(references.toSorted())
  running.child.kill('SIGTERM')
  expect((await running.ended).code).toBe(0)
  product.remove()
})
