import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type FormDefinition, parseFormDefinition } from '@/src/forms/definition/form-definition'
import { toReturnHref } from '@/src/links/return-href'
import { calculating } from '@/tests/cases/calculating'
import { calculatingPages } from '@/tests/cases/calculating-pages'
import { keptOf, openFormSite, type PostedFields, postForm, testHash, versionOf } from '@/tests/support/form-posting'

/** What forms calculate, over HTTP, as pages without script post them. */

const drawn = z.object({
  values: z.record(z.string(), z.unknown()),
  kept: z.object({ code: z.string() }).optional(),
  returned: z.object({ unfit: z.array(z.string()) }).optional(),
  step: z
    .object({
      at: z.string().nullable(),
      known: z.record(z.string(), z.unknown()),
      checked: z.array(z.object({ answers: z.array(z.object({ label: z.string(), text: z.string().nullable() })) })),
      carried: z.string(),
    })
    .optional(),
})

async function open(definition: FormDefinition) {
  const form = versionOf({ ...definition, savable: true })
  const site = await openFormSite(form)
  const post = async (fields: PostedFields, at = site) => {
    const { status, text } = await postForm(
      `${at}/en/_forms/${form.formKey}`,
      { _version: testHash, ...fields },
      'text/html',
    )
    return { status, page: () => drawn.parse(JSON.parse(text)) }
  }
  const returnBy = async (code: string, at = site) => {
    const answer = await fetch(at + toReturnHref('en'), {
      method: 'POST',
      body: new URLSearchParams({ do: 'open', code }),
    })
    return drawn.parse(await answer.json())
  }
  const change = (fields: FormDefinition['fields']) =>
    openFormSite({ ...form, definition: parseFormDefinition({ ...form.definition, fields }), hash: 'b'.repeat(64) })
  return { form, post, returnBy, change }
}

const sent = {
  income: '1,000.00',
  instalment: '250',
  'owners.0.share': '40',
  'owners.1.share': '35',
  'owners.2.share': '5',
}

describe('a form of one page that calculates', () => {
  it('shows it again with what it comes to after an answer to a group was removed or added', async () => {
    const { post } = await open(calculating)
    const removed = (await post({ ...sent, '_remove.owners.1': '1', total: '999' })).page()
    expect(removed.values).toMatchObject({
      total: '45',
      effort: '25.0\u00a0%',
      owners: [{ share: '40' }, { share: '5' }],
    })
    const added = (await post({ ...sent, '_add.owners': '1' })).page()
    // Of a new one nothing is known yet.
    expect(added.values).toMatchObject({ effort: '25.0\u00a0%', owners: [{}, {}, {}, {}] })
    expect(added.values).not.toHaveProperty('total')
  })

  it('is saved without it, and comes back by code with what it comes to, and nothing that does not fit', async () => {
    const { post, returnBy } = await open(calculating)
    const code = (await post({ ...sent, _save: '1' })).page().kept?.code ?? ''
    const { values, returned } = await returnBy(code)
    expect(values).toMatchObject({ total: '80', effort: '25.0\u00a0%', income: '1,000.00' })
    expect(returned?.unfit).toEqual([])
  })

  it('comes back by code without it where another version does not calculate it any more, and says nothing of it', async () => {
    const { post, returnBy, change } = await open(calculating)
    const code = (await post({ ...sent, _save: '1' })).page().kept?.code ?? ''
    const { values, returned } = await returnBy(
      code,
      await change(calculating.fields.filter(({ key }) => key !== 'total')),
    )
    expect([Object.keys(values).includes('total'), returned?.unfit]).toEqual([false, []])
  })

  it('is shown with what the next version calculates, where that was published meanwhile', async () => {
    const { post, change } = await open(calculating)
    const fields = calculating.fields.map((entry) =>
      entry.key === 'total' ? { ...entry, expression: '100 - sum(owners.map(o, o.share))' } : entry,
    )
    const shown = await post(sent, await change(parseFormDefinition({ ...calculating, fields }).fields))
    expect(shown.status).toBe(409)
    expect(shown.page().values).toMatchObject({ total: '20', income: '1,000.00' })
  })
})

describe('a form of pages that calculates', () => {
  const who = { _at: 'who', name: 'CANARY', income: '1,000.00', 'owners.0.owner': 'CANARY', 'owners.0.share': '40' }
  const what = { _at: 'what', instalment: '250' }

  it('tells a page what it calculates from and nothing else, and shows all of it before it is sent', async () => {
    const { form, post } = await open(calculatingPages)
    const second = (await post(who)).page()
    expect(second.step?.known).toEqual({ income: 100_000, owners: [{ part: 40_000 }] })
    expect(second.values).toEqual({ left: '60\u00a0%' })
    const check = (await post({ ...what, _carried: second.step?.carried ?? '' })).page()
    const answers = check.step?.checked.flatMap((page) => page.answers) ?? []
    expect(answers.map(({ label, text }) => [label, text])).toEqual([
      ['Name', 'CANARY'],
      ['Income', '1,000.00\u00a0Kz'],
      ['Owner 1 – Name of the owner', 'CANARY'],
      ['Owner 1 – Share', '40'],
      ['Owner 1 – Part of the income', '400.00\u00a0Kz'],
      ['Instalment', '250.00\u00a0Kz'],
      ['Effort', '25.0\u00a0%'],
      ['Left', '60\u00a0%'],
      ['Spare', '150.00\u00a0Kz'],
    ])
    const last = (await post({ _at: '-', _carried: check.step?.carried ?? '' })).page()
    expect((await post({ _at: 'end', truth: 'true', _carried: last.step?.carried ?? '' })).status).toBe(303)
    expect(keptOf(form)[0]?.answers).toMatchObject({
      ...{ effort: 25, left: 60, spare: 15_000 },
      owners: [{ share: 40, part: 40_000 }],
    })
  })

  it('comes back by code on the page that was left, with what it comes to', async () => {
    const { post, returnBy } = await open(calculatingPages)
    const second = (await post(who)).page()
    const saved = await post({ ...what, _save: '1', _carried: second.step?.carried ?? '' })
    const { values, step, returned } = await returnBy(saved.page().kept?.code ?? '')
    expect([step?.at, returned?.unfit]).toEqual(['what', []])
    expect(values).toEqual({ instalment: '250', effort: '25.0\u00a0%', left: '60\u00a0%', spare: '150.00\u00a0Kz' })
    expect(step?.known).toEqual({ income: 100_000, owners: [{ part: 40_000 }] })
  })
})
