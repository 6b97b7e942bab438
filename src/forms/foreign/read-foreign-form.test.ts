import { describe, expect, it } from 'vitest'
import { foreignForms } from '@/tests/cases/foreign-forms.fixtures'
import { type Field, isGroup } from '../definition/field'
import { readForeignForm } from './read-foreign-form'

const importing = { key: 'imported', locale: 'pt', isExpert: true } as const

function toWords(fields: readonly Field[], before = ''): string[] {
  return fields.flatMap((entry) => {
    const tests = entry.showWhen?.tests.map((test) =>
      [test.field, test.operator, ...('value' in test ? [test.value] : [])].join(' '),
    )
    const when = tests ? ` when ${tests.join(entry.showWhen?.match === 'any' ? ' or ' : ' and ')}` : ''
    const own = `${before}${entry.key}: ${entry.type}${when}`
    return [own, ...(isGroup(entry) ? toWords(entry.fields, `${before}${entry.key}.`) : [])]
  })
}

describe.each(Object.entries(foreignForms))('a form of RJSF with %s', (_name, { pasted, entries, findings }) => {
  const text = JSON.stringify(pasted, null, 2)
  const lines = text.split('\n')
  const read = readForeignForm({ schema: text, uiSchema: '' }, importing)

  it('becomes a field list as far as one can say it', () => {
    expect('form' in read && toWords(read.form.fields)).toEqual(entries)
  })

  it('says by line what it cannot', () => {
    const found = 'findings' in read ? read.findings : []
    expect(found.map(({ line, text: said }) => [lines[line - 1]?.trim(), said.en])).toEqual(
      findings.map(([line, said]) => [expect.stringContaining(line), expect.stringContaining(said)]),
    )
    expect(found.every(({ text: said }) => said.pt !== '' && !said.pt.includes('{'))).toBe(true)
  })
})
