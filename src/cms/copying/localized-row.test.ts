import { expect, it } from 'vitest'
import { copyRow, rowInLanguage } from './localized-row'

const row = {
  id: 'a',
  blockType: 'steps',
  title: { pt: 'Passos', en: 'Steps' },
  lead: {},
  hidden: null,
  pages: [3, 4],
  steps: [{ id: 'b', title: { pt: 'Um' }, body: { pt: { root: { children: [{ id: 'c' }] } } }, links: [{ id: 'd' }] }],
}

it('a copy has the same words in both languages and no row of the original', () => {
  const copy = copyRow(row)
  const text = JSON.stringify(copy)
  for (const id of ['"a"', '"b"', '"d"']) expect(text).not.toContain(`"id":${id}`)
  expect(text).toContain('"id":"c"')
  expect(rowInLanguage(copy, 'pt')).toMatchObject({ blockType: 'steps', title: 'Passos', pages: [3, 4] })
  expect(copyRow(row).id).not.toBe(copy.id)
})

it('a language has its own texts, nothing where it has none, and all that is the same in both', () => {
  expect(rowInLanguage(row, 'en')).toEqual({
    id: 'a',
    blockType: 'steps',
    title: 'Steps',
    lead: null,
    hidden: null,
    pages: [3, 4],
    steps: [{ id: 'b', title: null, body: null, links: [{ id: 'd' }] }],
  })
  expect(rowInLanguage(row, 'pt')['steps']).toMatchObject([
    { title: 'Um', body: { root: { children: [{ id: 'c' }] } } },
  ])
})
