import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isGroup } from '@/src/forms/definition/field'
import { parseFormDefinition } from '@/src/forms/definition/form-definition'
import { toPlacedEntries } from '@/src/forms/definition/placed-entries'
import { both, colour, formOf, phone, reply } from '@/src/forms/governance/governance.fixtures'
import { arbitraryForm } from '@/tests/support/arbitrary-form'
import { type DraftEdit, editDraft } from './edit-draft'
import { type FormDraft, groupsOf, readDraft, toDefinition, toDraft } from './form-draft'
import { entryTypes, typesWithin } from './new-entry'
import { toPublishedEntries } from './published-entries'

const nothing = toPublishedEntries([])
const form = formOf(
  reply,
  { ...phone, showWhen: { tests: [{ operator: 'equals', field: 'reply', value: true }] } },
  colour,
)
const draft = toDraft(form)
const keysOf = ({ entries }: FormDraft) => entries.map(({ entry }) => entry.key)
const entryAt = ({ entries }: FormDraft, place: number) => {
  const row = entries[place]
  if (!row) throw new Error(`There is no entry at ${place}`)
  return row
}

describe('a draft of a form', () => {
  it('is the form, and starts empty where nothing is stored', () => {
    expect(toDefinition(draft)).toEqual(form)
    expect(readDraft(null, 'contact')?.form.key).toBe('contact')
    expect(readDraft(null, 'contact')?.entries).toEqual([])
  })

  it('is none where something else is stored', () => {
    expect(readDraft({ key: 'contact', fields: [{ type: 'riddle' }] }, '')).toBeNull()
  })

  it('is a form again after any edits, with ids that are used once', () => {
    const edit: fc.Arbitrary<(draft: FormDraft) => DraftEdit> = fc.oneof(
      fc.constantFrom(...entryTypes).map((type) => () => ({ kind: 'add' as const, type })),
      fc.constantFrom('address', 'none').map((origin) => () => ({ kind: 'addFromLibrary' as const, origin })),
      fc.tuple(fc.nat(), fc.nat()).map(([pick, which]) => (now: FormDraft) => {
        const groups = now.entries.filter(({ entry }) => isGroup(entry))
        const into = groups[pick % Math.max(1, groups.length)]
        const types = typesWithin(into ? groupsOf(now, into.id).length + 1 : 0)
        return { kind: 'add' as const, type: types[which % types.length] ?? 'text', into: into?.id ?? null }
      }),
      fc.tuple(fc.constantFrom('duplicate', 'remove'), fc.nat()).map(([kind, pick]) => (now: FormDraft) => ({
        kind: kind === 'remove' ? ('remove' as const) : ('duplicate' as const),
        id: now.entries[pick % Math.max(1, now.entries.length)]?.id ?? 0,
      })),
      fc.tuple(fc.nat(), fc.nat()).map(([pick, to]) => (now: FormDraft) => ({
        kind: 'move' as const,
        id: now.entries[pick % Math.max(1, now.entries.length)]?.id ?? 0,
        to: to % Math.max(1, now.entries.length),
      })),
    )
    fc.assert(
      fc.property(arbitraryForm, fc.array(edit, { maxLength: 12 }), (start, edits) => {
        const published = toPublishedEntries([start])
        const end = edits.reduce((now, toEdit) => editDraft(now, toEdit(now), published), toDraft(start))
        expect(parseFormDefinition(toDefinition(end))).toEqual(toDefinition(end))
        expect(new Set(end.entries.map(({ id }) => id)).size).toBe(end.entries.length)
        const places = toPlacedEntries(toDefinition(end).fields).map(({ place }) => place)
        expect(new Set(places).size).toBe(end.entries.length)
        for (const { place } of toPlacedEntries(start.fields)) expect(places).toContain(place)
      }),
    )
  })
})

describe('editing a draft', () => {
  it('adds an entry at the end with a key that nobody has', () => {
    const once = editDraft(draft, { kind: 'add', type: 'phone' }, nothing)
    expect(keysOf(once)).toEqual(['reply', 'phone', 'colour', 'phone2'])
    expect(entryAt(once, 3).entry.type).toBe('phone')
  })

  it('gives no key again that was published and is not in the list', () => {
    const published = toPublishedEntries([formOf({ ...reply, key: 'email' })])
    expect(keysOf(editDraft(draft, { kind: 'add', type: 'email' }, published))).toContain('email2')
  })

  it('duplicates below the original, in use, with another key', () => {
    const retired = editDraft(draft, { kind: 'retire', id: 1, retired: true }, nothing)
    const twice = editDraft(retired, { kind: 'duplicate', id: 1 }, nothing)
    expect(keysOf(twice)).toEqual(['reply', 'reply2', 'phone', 'colour'])
    expect(entryAt(twice, 1).entry).toEqual({ ...entryAt(draft, 0).entry, key: 'reply2' })
  })

  it.each([
    [1, 2, ['phone', 'colour', 'reply']],
    [3, 0, ['colour', 'reply', 'phone']],
    [2, 1, ['reply', 'phone', 'colour']],
    [2, 9, ['reply', 'phone', 'colour']],
    [2, -1, ['reply', 'phone', 'colour']],
  ])('moves entry %i to place %i', (id, to, keys) => {
    expect(keysOf(editDraft(draft, { kind: 'move', id, to }, nothing))).toEqual(keys)
  })

  it('removes what was never published and nothing else', () => {
    const published = toPublishedEntries([formOf(phone)])
    expect(keysOf(editDraft(draft, { kind: 'remove', id: 2 }, published))).toContain('phone')
    expect(keysOf(editDraft(draft, { kind: 'remove', id: 3 }, published))).toEqual(['reply', 'phone'])
  })

  it('tells the conditions about a new key', () => {
    const renamed = editDraft(draft, { kind: 'rename', id: 1, key: 'wantsReply' }, nothing)
    expect(keysOf(renamed)).toEqual(['wantsReply', 'phone', 'colour'])
    expect(entryAt(renamed, 1).entry.showWhen?.tests).toEqual([
      { operator: 'equals', field: 'wantsReply', value: true },
    ])
  })

  it('never renames what was published', () => {
    const published = toPublishedEntries([form])
    expect(editDraft(draft, { kind: 'rename', id: 1, key: 'other' }, published)).toBe(draft)
    const { entry } = entryAt(draft, 0)
    if (entry.type !== 'yesNo') throw new Error('The example must begin with a question')
    const labelled = { ...entry, label: both('Answer wanted') }
    expect(
      keysOf(editDraft(draft, { kind: 'change', id: 1, entry: { ...labelled, key: 'other' } }, published)),
    ).toEqual(keysOf(draft))
  })

  it('makes the key of a new entry from its label, until somebody chooses one', () => {
    const added = editDraft(draft, { kind: 'add', type: 'text' }, nothing)
    const write = (now: FormDraft, pt: string, en: string) => {
      const { entry } = entryAt(now, 3)
      if (entry.type !== 'text') throw new Error('The entry must be the text that was added')
      return editDraft(now, { kind: 'change', id: 4, entry: { ...entry, label: { pt, en } } }, nothing)
    }
    const inPortuguese = write(added, 'Número do Bilhete de Identidade', '')
    expect(keysOf(inPortuguese)).toContain('numeroDoBilheteDe')
    const inBoth = write(inPortuguese, 'Número do Bilhete', 'Colour')
    expect(keysOf(inBoth)).toContain('colour2')
    const chosen = editDraft(inBoth, { kind: 'rename', id: 4, key: 'card' }, nothing)
    expect(keysOf(write(chosen, 'Outro', 'Other'))).toContain('card')
  })

  it('keeps the type of an entry', () => {
    expect(editDraft(draft, { kind: 'change', id: 1, entry: entryAt(draft, 1).entry }, nothing)).toBe(draft)
  })

  it('replaces the whole with ids of its own', () => {
    const replaced = editDraft(draft, { kind: 'replace', definition: formOf(phone) }, nothing)
    expect(keysOf(replaced)).toEqual(['phone'])
    expect(draft.entries.map(({ id }) => id)).not.toContain(entryAt(replaced, 0).id)
    expect(replaced.nextId).toBeGreaterThan(entryAt(replaced, 0).id)
  })
})
