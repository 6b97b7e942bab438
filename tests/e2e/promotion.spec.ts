import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { allMigrationNames } from '@/src/database/migration-names'
import { sealBundle } from '@/src/promotion/bundle'
import { makePromotionKeys } from '@/src/promotion/promotion-keys'
import { patience } from '../support/cms-window'
import { testPassword } from '../support/product'
import { copyProduct, type ProductApart } from '../support/product-apart'
import { startApart } from '../support/start-apart'

/** A bundle comes in through the screens and the port of the CMS, as an approver brings it. */
test.describe.configure({ mode: 'serial', timeout: 240_000 })

const keys = makePromotionKeys()
let product: ProductApart
let started: ReturnType<typeof startApart>
test.beforeAll(async () => {
  product = await copyProduct()
  writeFileSync(join(product.data, 'promotion-key'), keys.secret, { mode: 0o600 })
  started = startApart({
    ...product.environment,
    PROMOTION_KEY_FILE: join(product.data, 'promotion-key'),
    PROMOTION_SENDERS: `Ensaio=${keys.key}`,
    SONA_ROLE: 'cms',
  })
  await started.seen('Ctrl-C')
})
test.afterAll(async () => {
  started.child.kill('SIGTERM')
  await started.ended
  product.remove()
})

/** A page with a picture of some megabytes, which is more than any other request of staff may bring. */
async function makeBundle(): Promise<string> {
  const side = 1000
  const raw = { width: side, height: side, channels: 3 } as const
  const picture = await sharp(randomBytes(side * side * 3), { raw })
    .png()
    .toBuffer()
  const page = `title: { pt: Natal no banco }
slug: { pt: natal-no-banco }
section: general
pageType: page
summary: { pt: O que preparamos para o Natal. }
description: { pt: O que o banco preparou para o Natal deste ano e onde pode encontrar cada uma das ofertas que temos. }
layout:
  - block: pageHero
    title: { pt: Natal no banco }
  - block: image
    media: arvore-de-natal
`
  const about = {
    release: 'Natal',
    packedAt: new Date().toISOString(),
    from: 'https://ensaio.bcs.example',
    migration: allMigrationNames().at(-1) ?? '',
    promoted: [
      { collection: 'pages' as const, key: 'natal-no-banco', title: 'Natal no banco', languages: ['pt' as const] },
    ],
  }
  const parts = new Map([
    ['pages/natal-no-banco.yaml', Buffer.from(page)],
    ['media/arvore-de-natal.yaml', Buffer.from('alt: { pt: Uma árvore, en: A tree }\nfile: arvore-de-natal.png\n')],
    ['media/files/arvore-de-natal.png', picture],
  ])
  return sealBundle(about, parts, keys.secret)
}

test('is refused when a byte was changed, and otherwise arrives as a release that waits', async ({ page }) => {
  const { cms } = product
  const bundle = await makeBundle()
  expect(bundle.length).toBeGreaterThan(3_000_000)
  await page.goto(`${cms}/admin/login`)
  await page.getByLabel('E-mail').fill('approver@bcs.example')
  await page.getByLabel('Palavra-passe').fill(testPassword)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(`${cms}/admin`, patience)
  await page.goto(`${cms}/admin/collections/releases`)
  const form = page.getByRole('region', { name: 'Receber um pacote de outra instalação' })
  const bring = async (text: string) => {
    const buffer = Buffer.from(text)
    await form.getByLabel('Pacote').setInputFiles({ name: 'release-1.sona.json', mimeType: 'application/json', buffer })
    await form.getByLabel('Porquê').fill('Como combinado')
    await form.getByRole('button', { name: 'Receber o pacote' }).click()
  }
  await expect(form).toBeVisible(patience)
  await bring(bundle.replace('Natal no banco', 'Fatal no banco'))
  await expect(form.getByRole('status')).toContainText('foi alterado depois de ser assinado', patience)
  await bring(bundle)
  // Its page is drawn and judged meanwhile, by a process that has only begun.
  await expect(form.getByRole('status')).toContainText('Recebido.', { timeout: 120_000 })
  const planned = page.getByRole('listitem').filter({ hasText: 'Natal' })
  await expect(planned.getByRole('button', { name: 'Publicar agora' })).toBeVisible(patience)
  await expect(page.getByRole('link', { name: 'Descarregar o pacote de «Natal»' })).toBeVisible()

  const found = await fetch(`${cms}/api/pages?where[key][equals]=natal-no-banco`)
  // Nothing of it is public.
  expect(await found.json()).toMatchObject({ docs: [] })
})
