import { describe, expect, it } from 'vitest'
import type { Field } from '@/src/forms/definition/field'
import { both, colour, formOf, phone, reply } from '@/src/forms/governance/governance.fixtures'
import { toDraft } from '../draft/form-draft'
import { findDraftProblems } from './find-draft-problems'

/** A form whose entry at a place was changed to something that its shape may forbid. */
function withEntry(place: number, change: (entry: Field) => Field, form = formOf(reply, phone, colour)) {
  const draft = toDraft(form)
  return {
    ...draft,
    entries: draft.entries.map((row, at) => (at === place ? { ...row, entry: change(row.entry) } : row)),
  }
}

const text = formOf({ key: 'name', type: 'text', label: both('Name'), pattern: { expert: '^a$' } })

describe('the problems of a draft', () => {
  it('are none in a sound form', () => {
    expect(findDraftProblems(toDraft(formOf(reply, phone, colour)), 'pt')).toEqual([])
  })

  it.each<[string, ReturnType<typeof withEntry>, object]>([
    [
      'a key of another form',
      withEntry(1, (entry) => ({ ...entry, key: 'Telefone 1' })),
      { id: 2, part: 'key', blocks: 'saving', text: expect.stringMatching(/^A chave começa/) },
    ],
    [
      'a word with a meaning of its own as key',
      withEntry(1, (entry) => ({ ...entry, key: 'constructor' })),
      { id: 2, part: 'key', blocks: 'saving' },
    ],
    [
      'a number that cannot be read',
      withEntry(0, (entry) => (entry.type === 'text' ? { ...entry, maxLength: Number.NaN } : entry), text),
      { id: 1, part: 'maxLength', blocks: 'saving', text: 'Escreva um número.' },
    ],
    [
      'a fraction where a whole number belongs',
      withEntry(0, (entry) => (entry.type === 'text' ? { ...entry, minLength: 1.5 } : entry), text),
      { id: 1, part: 'minLength', text: 'Escreva um número inteiro.' },
    ],
    [
      'a number that is too large',
      withEntry(0, (entry) => (entry.type === 'text' ? { ...entry, maxLength: 2000 } : entry), text),
      { id: 1, part: 'maxLength', text: expect.stringMatching(/^O máximo é 1.?000\.$/) },
    ],
    [
      'an option value with spaces',
      withEntry(2, (entry) =>
        entry.type === 'oneChoice' ? { ...entry, options: [{ value: 'a b', label: both('A') }] } : entry,
      ),
      { id: 3, part: 'options.0.value', blocks: 'saving', text: expect.stringMatching(/^O valor/) },
    ],
    [
      'a text that is too long',
      withEntry(0, (entry) => ('label' in entry ? { ...entry, label: { pt: 'a'.repeat(201), en: 'a' } } : entry)),
      { id: 1, part: 'label.pt', text: 'São no máximo 200 caracteres.' },
    ],
    [
      'a label that is missing in a language',
      withEntry(0, (entry) => ('label' in entry ? { ...entry, label: { pt: 'Resposta', en: ' ' } } : entry)),
      { id: 1, part: 'label.en', blocks: 'publishing' },
    ],
    [
      'an option that is missing in a language',
      withEntry(2, (entry) =>
        entry.type === 'oneChoice'
          ? { ...entry, options: [...entry.options, { value: 'green', label: { pt: 'Verde', en: '' } }] }
          : entry,
      ),
      { id: 3, part: 'options.2.label.en', blocks: 'publishing' },
    ],
    ['a key that two entries have', withEntry(1, (entry) => ({ ...entry, key: 'reply' })), { id: 2, part: 'key' }],
    [
      'a condition about a later question',
      withEntry(0, (entry) => ({
        ...entry,
        showWhen: { match: 'all', tests: [{ operator: 'answered', field: 'colour' }] },
      })),
      { id: 1, part: 'showWhen', blocks: 'publishing' },
    ],
    [
      'a pattern that speaks of a part of the answer',
      withEntry(0, (entry) => (entry.type === 'text' ? { ...entry, pattern: { expert: '\\d+' } } : entry), text),
      { id: 1, part: 'pattern', blocks: 'publishing' },
    ],
    [
      'a pattern that is none',
      withEntry(0, (entry) => (entry.type === 'text' ? { ...entry, pattern: { expert: '^(a$' } } : entry), text),
      { id: 1, part: 'pattern', blocks: 'publishing' },
    ],
  ])('name the place of %s', (_what, draft, problem) => {
    expect(findDraftProblems(draft, 'pt')).toEqual([expect.objectContaining(problem)])
  })

  it('are said in the language of the admin', () => {
    const draft = withEntry(1, (entry) => ({ ...entry, key: '' }))
    expect(findDraftProblems(draft, 'en')[0]?.text).toMatch(/^The key begins/)
  })

  it('of the form itself belong to no entry', () => {
    const draft = toDraft(formOf(reply))
    const untitled = { ...draft, form: { ...draft.form, title: { pt: '', en: 'Title' } } }
    expect(findDraftProblems(untitled, 'pt')).toEqual([expect.objectContaining({ id: null, part: 'title.pt' })])
    expect(findDraftProblems(toDraft(formOf()), 'pt')).toEqual([expect.objectContaining({ id: null, part: 'fields' })])
  })
})
