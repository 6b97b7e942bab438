import { describe, expect, it } from 'vitest'
import { company } from '@/tests/cases/company'
import { keptOf, openFormSite, type PostedFields, postForm, testHash, versionOf } from '@/tests/support/form-posting'
import { makePdf } from '@/tests/support/make-files'

const file = new File([new Uint8Array(await makePdf())], 'a.pdf', { type: 'application/pdf' })
const words = {
  pt: 'As participações somam mais de 100 %. Corrija-as.',
  en: 'The shares add up to more than 100 %. Correct them.',
}

/** A company with owners of these shares, as a page posts it. */
function companyOf(...shares: string[]): PostedFields {
  const owners = shares.flatMap((share, place): [string, string | File][] => [
    [`owners.${place}`, ''],
    [`owners.${place}.name`, `Owner ${place}`],
    [`owners.${place}.share`, share],
    [`owners.${place}.exposed`, 'false'],
    [`owners.${place}.document`, file],
  ])
  return { _version: testHash, name: 'Kwanza, Lda', 'seat.street': 'Rua 1', ...Object.fromEntries(owners) }
}

async function open() {
  const form = versionOf(company)
  const site = await openFormSite(form)
  return { form, at: (language: '' | '/en') => `${site}${language}/_forms/${form.formKey}` }
}

describe('groups over HTTP', () => {
  it('are kept with the file of each where it belongs', async () => {
    const { form, at } = await open()
    expect((await postForm(at(''), companyOf('40', '60'))).status).toBe(201)
    const [kept] = keptOf(form)
    expect(kept?.files.map(({ field }) => field)).toEqual(['owners.0.document', 'owners.1.document'])
    const [one, other] = kept?.files ?? []
    expect(kept?.answers).toMatchObject({
      seat: { street: 'Rua 1' },
      owners: [
        { name: 'Owner 0', share: 40, document: [{ name: 'a.pdf', reference: one?.id }] },
        { name: 'Owner 1', share: 60, document: [{ name: 'a.pdf', reference: other?.id }] },
      ],
    })
  })

  it.each([
    ['', words.pt],
    ['/en', words.en],
  ] as const)('that add up to 101 are refused alike for scripts and pages at %s', async (language, text) => {
    const { form, at } = await open()
    const errors = [{ field: 'owners', rule: 'acrossFields', text }]
    const data = await postForm(at(language), companyOf('40', '61'))
    expect([data.status, JSON.parse(data.text)]).toEqual([422, { errors }])
    const page = await postForm(at(language), companyOf('40', '61'), 'text/html')
    expect([page.status, JSON.parse(page.text)]).toMatchObject([422, { errors, values: { owners: [{}, {}] } }])
    expect(keptOf(form)).toEqual([])
  })

  it('get one more or one fewer by a button, and nothing is kept', async () => {
    const { form, at } = await open()
    const more = await postForm(at('/en'), { ...companyOf('40'), '_add.owners': '' }, 'text/html')
    expect([more.status, JSON.parse(more.text)]).toMatchObject([
      200,
      { errors: [], focus: 'owners.1', values: { owners: [{ share: '40' }, {}] } },
    ])
    const fewer = await postForm(at('/en'), { ...companyOf('40', '60'), '_remove.owners.0': '' }, 'text/html')
    expect(JSON.parse(fewer.text)).toMatchObject({ errors: [], values: { owners: [{ share: '60' }] } })
    expect(keptOf(form)).toEqual([])
  })

  it('of names that no page has are no form', async () => {
    const { form, at } = await open()
    for (const name of ['owners.5.name', 'owners.0.name.x', '_add.owners/..', 'owners.0.__proto__'])
      expect((await postForm(at(''), { ...companyOf('100'), [name]: 'x' })).status, name).toBe(400)
    expect(keptOf(form)).toEqual([])
  })
})
