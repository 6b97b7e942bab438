import { describe, expect, it } from 'vitest'
import { both, colour, formOf, phone, reply } from '@/src/forms/governance/governance.fixtures'
import { listFormChanges } from './list-form-changes'

const changesOf = (before: Parameters<typeof listFormChanges>[0]['before'], after: ReturnType<typeof formOf>) =>
  listFormChanges({ before, after, language: 'en' })
const said = (parts: ReturnType<typeof changesOf>[number]['parts']) =>
  Object.fromEntries(parts.map(({ label, before, after }) => [label.en, [before, after]]))

describe('what the next version of a form changes', () => {
  it('is nothing where nothing changes', () => {
    expect(changesOf(formOf(phone, reply), formOf(phone, reply))).toEqual([])
  })

  it('is every rule of a new question in words, once, and its texts in each language', () => {
    const age = {
      ...{ key: 'age', type: 'number' as const, label: both('Age'), hint: both('Years'), required: true },
      ...{ minimum: 18, errors: { required: both('Say how old') } },
      showWhen: { match: 'all' as const, tests: [{ field: 'reply', operator: 'equals' as const, value: true }] },
    }
    const [first, second, ...more] = changesOf(formOf(reply), formOf(reply, age))
    expect(more).toEqual([])
    expect(first).toMatchObject({ kind: 'added', locale: 'pt', row: 'age', name: { pt: 'Age (pt)', en: 'Age (en)' } })
    expect(said(first?.parts ?? [])).toMatchObject({
      'Name of the field': ['', 'Age (pt)'],
      Hint: ['', 'Years (pt)'],
      'Message for “required”': ['', 'Say how old (pt)'],
      'Type of field': ['', 'number'],
      Answer: ['', 'required'],
      'When it is asked': ['', 'only when “Reply (en)” is “yes”'],
      Least: ['', '18'],
      'Personal data': ['', 'no'],
    })
    expect(second).toMatchObject({ kind: 'added', locale: 'en' })
    expect(said(second?.parts ?? [])).toEqual({
      'Name of the field': ['', 'Age (en)'],
      Hint: ['', 'Years (en)'],
      'Message for “required”': ['', 'Say how old (en)'],
    })
  })

  it('tells of a condition that comes from the section around a question, which nobody touched', () => {
    const who = { key: 'who', type: 'section' as const, label: both('Who') }
    const showWhen = { match: 'all' as const, tests: [{ field: 'reply', operator: 'equals' as const, value: true }] }
    const changes = changesOf(formOf(reply, who, phone), formOf(reply, { ...who, showWhen }, phone))
    expect(changes.map(({ row, kind }) => [row, kind])).toEqual([
      ['who', 'changed'],
      ['phone', 'changed'],
    ])
    expect(said(changes[1]?.parts ?? [])).toEqual({
      'When it is asked': ['always', 'in the section “Who (en)”, which is shown only when “Reply (en)” is “yes”'],
    })
  })

  it('names what is in a group after the group, and what is no longer asked', () => {
    const group = { key: 'home', type: 'group' as const, label: both('Home'), fields: [phone] }
    const inside = { ...group, fields: [{ ...phone, required: true }] }
    const [change] = changesOf(formOf(group, reply), formOf(inside, { ...reply, retired: true }))
    expect(change).toMatchObject({ row: 'home-phone', name: { en: 'Home (en) – Phone (en)' } })
    const [, retired] = changesOf(formOf(group, reply), formOf(inside, { ...reply, retired: true }))
    expect(said(retired?.parts ?? [])).toEqual({ 'When it is asked': ['always', 'no longer asked'] })
  })

  it('says options, order, texts and rules across questions', () => {
    const before = formOf(phone, reply, colour)
    const options = [...colour.options, { value: 'green', label: both('Green') }]
    const after = {
      ...formOf(reply, phone, { ...colour, options }),
      title: { pt: 'Novo', en: 'Example (en)' },
      rules: [{ key: 'sum', expression: 'a <= b', message: both('Too much'), field: '' }],
    }
    const changes = changesOf(before, after)
    expect(changes.filter(({ locale }) => locale === 'pt').map(({ name, kind }) => [name.en, kind])).toEqual([
      ['Texts of the form', 'changed'],
      ['Colour (en)', 'changed'],
      ['Rule across fields', 'added'],
      ['Order of the fields', 'order'],
    ])
    expect(changes.flatMap(({ parts }) => parts.map(({ after: now }) => now))).toEqual(
      expect.arrayContaining(['1. Red (pt)\n2. Blue (pt)\n3. Green (pt)', 'a <= b', 'Too much (en)']),
    )
  })

  it('knows a change by what is stored, in whatever language its rules are read', () => {
    const [before, after] = [formOf(phone), formOf({ ...phone, required: true })]
    const [pt, en] = (['pt', 'en'] as const).map((language) => listFormChanges({ before, after, language }))
    expect(pt?.map(({ key }) => key)).toEqual(en?.map(({ key }) => key))
    expect(pt?.[0]?.parts[0]?.after).toBe('obrigatória')
    const [other] = changesOf(before, formOf({ ...phone, required: true, personal: false }))
    expect(other?.key).not.toBe(en?.[0]?.key)
  })
})
