import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { verdict } from '@/src/governance/gate/verdict'
import { lookAtAll } from '../support/approve-seen'
import { logIn } from '../support/cms'
import { examplePage } from '../support/example-page'
import { readProduct, testPassword } from '../support/product'

const judged = z.object({ verdict })
const reviewed = z.object({ id: z.number() })
const refused = z.object({ errors: z.tuple([z.object({ message: z.string() })]) })

const contract =
  'A determinação da responsabilidade contratual emergente do incumprimento das obrigações pecuniárias anteriormente ' +
  'convencionadas pressupõe a verificação cumulativa dos pressupostos regulamentarmente estabelecidos. '

/** A page that people can hardly read, and that has no heading of the first level without its hero. */
function hardPage({ slug, hasHero }: { slug: string; hasHero: boolean }) {
  const { layout, ...page } = examplePage({ title: 'Contrato', slug })
  const hard = { blockType: 'quote', id: 'hard', quote: contract.repeat(6), name: 'Direcção Jurídica' }
  return { ...page, layout: [...(hasHero ? layout.slice(0, 1) : []), ...layout.slice(1, 2), hard] }
}

test('the finished page of a draft is judged: errors stop it, warnings need a reason, the form leads to the block', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000)
  const { cms } = readProduct()
  const editor = await logIn(page.request, 'editor')
  const slug = `contrato-${Date.now()}`
  const { id } = await editor.create('pages', hardPage({ slug, hasHero: false }), { draft: true })
  const as = async (role: string) => {
    const data = { email: `${role}@bcs.example`, password: testPassword }
    const answer = await request.post(`${cms}/api/users/login`, { headers: { Origin: cms }, data })
    const { token } = z.object({ token: z.string() }).parse(await answer.json())
    return async (step: string, body: object) => {
      const headers = { Authorization: `JWT ${token}`, 'Accept-Language': 'pt' }
      const response = await request.post(`${cms}/api/workflow/${step}`, { headers, data: body })
      const answered: unknown = await response.json()
      return { status: response.status(), body: z.record(z.string(), z.unknown()).parse(answered) }
    }
  }
  const [write, decide] = [await as('editor'), await as('approver')]
  const subject = { subject: `pages/${id}`, languages: ['pt'] }

  const { findings } = judged.parse((await write('judge', subject)).body).verdict
  expect(findings).toContainEqual(expect.objectContaining({ severity: 'error', kind: 'headings' }))
  expect(findings).toContainEqual(
    expect.objectContaining({ severity: 'warning', kind: 'reading', block: expect.objectContaining({ number: 2 }) }),
  )
  const ask = { ...subject, reason: 'Contrato novo' }
  const stopped = await write('submit', { ...ask, warningReasons: { all: 'Assim quer o regulador' } })
  expect(stopped.status).toBe(409)
  expect(refused.parse(stopped.body).errors[0].message).toContain('page-has-heading-one')

  await page.goto(`${cms}/admin/collections/pages/${id}?locale=pt`)
  const panel = page.getByRole('region', { name: 'Publicação' })
  await panel.getByText('Avisos: pedem um motivo').click()
  await panel.getByRole('button', { name: 'Bloco 2, Citação' }).first().click()
  await expect(page.locator('#layout-row-1')).toBeInViewport()
  await expect(page.locator('#layout-row-1')).toHaveAttribute('data-gate', 'warning')

  expect(await editor.update('pages', id, hardPage({ slug, hasHero: true }), { draft: true })).toBe(200)
  expect((await write('submit', ask)).status).toBe(409)
  const submitted = await write('submit', { ...ask, warningReasons: { reading: 'Assim quer o regulador' } })
  expect(submitted.status).toBe(200)
  const review = reviewed.parse(submitted.body)
  const unseen = await decide('approve', review)
  expect(unseen.status).toBe(409)
  expect(refused.parse(unseen.body).errors[0].message).toContain('Ainda não viu tudo o que muda')
  await lookAtAll(decide, review.id)
  expect((await decide('approve', review)).status).toBe(200)
})
