import { describe, expect, it } from 'vitest'
import { parseFormDefinition } from '@/src/forms/definition/form-definition'
import { copyFromLibrary, libraryGroups } from '@/src/forms/definition/form-library'
import { generateForm } from '@/src/forms/definition/generate-form'
import { readForm } from '@/src/forms/definition/read-form'
import { locales } from '@/src/i18n/locales'
import { checkPublication } from './check-publication'
import { describeLibraryDifferences } from './describe-library-differences'
import { formOf } from './governance.fixtures'
import { reviewForm } from './review-form'

const names = libraryGroups.map(({ group }) => group.key)

it('has a person, an address, an account and a company', () => {
  expect(names).toEqual(['person', 'address', 'bankAccount', 'company'])
})

describe.each(libraryGroups.map((kept) => [kept.group.key, kept] as const))(
  'the group %s of the library',
  (key, kept) => {
    const form = formOf(copyFromLibrary(kept, 'first'), copyFromLibrary(kept, 'second'))

    it('can be published as it is, also twice, with all its texts and marks', () => {
      expect(checkPublication(form, [])).toEqual([])
      for (const locale of locales) expect(kept.purpose[locale]).not.toBe('')
    })

    it('is the same group again after it was JSON, with where it came from', () => {
      const again = readForm(JSON.parse(JSON.stringify(generateForm(form))))
      expect(again).toEqual(form)
      expect(again.fields.map((entry) => 'origin' in entry && entry.origin)).toEqual([key, key])
    })

    it.each(locales)('does not differ from itself, whatever a form calls it, in %s', (locale) => {
      const label = { pt: 'Outra', en: 'Another' }
      const renamed = parseFormDefinition({
        ...form,
        fields: [{ ...copyFromLibrary(kept, 'own'), label }],
      })
      expect(describeLibraryDifferences(renamed, locale)).toEqual([])
    })

    it.each(locales)('warns of each field that a form changed, took out or put in, in %s', (locale) => {
      const copy = copyFromLibrary(kept, 'own')
      const [first, ...rest] = copy.fields
      if (!first || !('required' in first)) throw new Error('It begins with a question')
      const own = { key: 'own', type: 'text', label: { pt: 'Outro', en: 'Other' } } as const
      const changed = parseFormDefinition({
        ...form,
        fields: [{ ...copy, fields: [{ ...first, required: !first.required }, ...rest.slice(1), own] }],
      })
      const said = describeLibraryDifferences(changed, locale)
      expect(said).toHaveLength(3)
      for (const sentence of said) {
        expect(sentence).toMatch(locale === 'en' ? /^Differs from the library: / : /^Difere da biblioteca: /)
      }
      const review = reviewForm(changed, { published: [changed], locale })
      expect([review.problems, review.changes]).toEqual([[], said])
    })
  },
)

it('says that the library has a group no more', () => {
  const [kept] = libraryGroups
  if (!kept) throw new Error('The library is empty')
  const form = formOf({ ...copyFromLibrary(kept, 'own'), origin: 'household' })
  expect(describeLibraryDifferences(form, 'en')).toEqual([
    '“Person” was taken from the library, which has no “household” any more.',
  ])
})
