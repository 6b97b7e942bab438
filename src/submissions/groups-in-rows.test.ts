import { describe, expect, it } from 'vitest'
import { parseFormDefinition } from '@/src/forms/definition/form-definition'
import { calculating } from '@/tests/cases/calculating'
import { company } from '@/tests/cases/company'
import { toAnswerTable } from './to-answer-columns'
import { toAnswerRows } from './to-answer-rows'
import { isPersonalAt, withoutPersonal } from './without-personal'

const facts = { name: 'a.pdf', mediaType: 'application/pdf', size: 9, reference: 'x'.repeat(43) }
const sent = {
  name: 'Kwanza, Lda',
  seat: { street: 'Rua 1' },
  owners: [
    { name: 'Ana', share: 40, exposed: false, document: [facts], homes: [{ street: 'Rua 2' }] },
    { name: 'Rui', share: 60, exposed: true, office: 'Ministro', homes: [] },
  ],
}

describe('answers to groups', () => {
  it('are rows that say whose they are', () => {
    const rows = toAnswerRows({ definition: company, answers: sent, locale: 'en' })
    const texts = Object.fromEntries(rows.map(({ label, text }) => [label, text]))
    expect(texts).toMatchObject({
      'Name of the company': 'Kwanza, Lda',
      'Seat – Street': 'Rua 1',
      'Owner 1: Ana – Share, in %': '40',
      'Owner 1: Ana – Address 1 – Street': 'Rua 2',
      'Owner 1: Ana – Document': 'a.pdf',
      'Owner 2: Rui – Which office': 'Ministro',
    })
    expect(rows.find(({ isFile }) => isFile)?.key).toBe('owners.0.document')
  })

  it('stand beside what was calculated from them, in rows and in exports', () => {
    const answers = { income: 100_000, effort: 33.3, owners: [{ share: 40 }, { share: 30.5 }], total: 71 }
    const rows = toAnswerRows({ definition: calculating, answers, locale: 'pt' })
    expect(rows.map(({ key, text }) => [key, text])).toContainEqual(['total', '71'])
    const { columns, rows: lines } = toAnswerTable({ definition: calculating, sent: [answers, {}], locale: 'pt' })
    const at = columns.findIndex(({ key }) => key === 'effort')
    expect([columns[at]?.label, ...lines.map((line) => line[at])]).toEqual(['Taxa de esforço', '33,3\u00a0%', ''])
  })

  it('are columns for as many as were sent at most, and stay in their own', () => {
    const one = { name: 'Só', seat: { street: 'Rua 9' }, owners: [{ name: 'Eva', share: 100, exposed: false }] }
    const { columns, rows } = toAnswerTable({ definition: company, sent: [one, sent], locale: 'pt' })
    const at = (key: string) => columns.findIndex((column) => column.key === key)
    expect(columns[at('owners.1.name')]?.label).toBe('Titular 2 – Nome')
    expect(rows.map((row) => row[at('owners.0.name')])).toEqual(['Eva', 'Ana'])
    expect(rows.map((row) => row[at('owners.1.share')])).toEqual(['', '60'])
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([columns.length]))
    expect(new Set(columns.map(({ key }) => key)).size).toBe(columns.length)
  })

  it('stay in the table when what they answer is no longer asked, also within a group in a group', () => {
    const definition = parseFormDefinition({
      key: 'sent',
      title: null,
      fields: [
        {
          key: 'owners',
          type: 'repeat',
          fields: [
            {
              key: 'homes',
              type: 'repeat',
              fields: [
                { key: 'street', type: 'text' },
                { key: 'door', type: 'text', retired: true },
              ],
            },
          ],
        },
      ],
    })
    const table = toAnswerTable({
      definition,
      sent: [{ owners: [{ homes: [{ street: 'Rua 1', door: '7' }] }] }, { owners: [{ homes: [{ street: 'Rua 2' }] }] }],
      locale: 'pt',
    })
    expect(table.columns.map(({ key }) => key)).toEqual(['owners.0.homes.0.street', 'owners.0.homes.0.door'])
    expect(table.rows).toEqual([
      ['Rua 1', '7'],
      ['Rua 2', ''],
    ])
  })

  it('lose what says something of a person, and nothing else', () => {
    const kept = withoutPersonal(company.fields, sent)
    expect(JSON.stringify(kept)).not.toMatch(/Ana|Rui/)
    expect(kept).toMatchObject({ name: 'Kwanza, Lda', owners: [{ share: 40 }, { share: 60 }] })
    expect(isPersonalAt(company.fields, 'owners.1.name')).toBe(true)
    expect(isPersonalAt(company.fields, 'owners.1.document')).toBe(true)
    expect(isPersonalAt(company.fields, 'owners.1.share')).toBe(false)
  })
})
