// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { forgetTyped, keepTyped, readTyped, typedKey } from './typed-texts'

const key = typedKey({ collection: 'pages', id: 3, locale: 'pt' })

/** How the form of the next window was loaded. */
const loaded = {
  title: { value: 'Velho' },
  slug: { value: 'a' },
  'layout.0.body': { value: { root: { children: [] } } },
}

it('keeps what differs from what the form was opened with, each language of a document by itself', () => {
  const fields = {
    title: { value: 'Novo', initialValue: 'Velho' },
    slug: { value: 'a', initialValue: 'a' },
    layout: { value: 2, initialValue: 1, rows: [] },
    'layout.0.body': { value: { root: { children: [1] } }, initialValue: { root: { children: [] } } },
  }
  keepTyped(localStorage, key, fields)
  expect(readTyped(localStorage, key, loaded)?.texts).toEqual({
    title: 'Novo',
    'layout.0.body': { root: { children: [1] } },
  })
  expect(readTyped(localStorage, typedKey({ collection: 'pages', id: 3, locale: 'en' }), loaded)).toBeNull()
  forgetTyped(localStorage, key)
  expect(readTyped(localStorage, key, loaded)).toBeNull()
})

it('offers only what the form does not have: what a closed window left is saved as often as not', () => {
  const typed = (value: unknown) => ({ value, initialValue: 'before' })
  const body = { root: { type: 'root', children: [1] } }
  const fields = { title: typed('Novo'), summary: typed(''), rank: typed(0), 'layout.0.body': typed(body) }
  keepTyped(localStorage, key, fields)
  const saved = {
    title: { value: 'Novo' },
    summary: { value: null },
    rank: { value: 0 },
    'layout.0.body': { value: { root: { children: [1], type: 'root' } } },
  }
  expect(readTyped(localStorage, key, saved)).toBeNull()
  expect(readTyped(localStorage, key, { ...saved, rank: { value: 1 } })?.texts).toEqual({ rank: 0 })
  // The block with the text is gone: there is nowhere to put it.
  expect(readTyped(localStorage, key, { title: { value: 'Novo' } })).toBeNull()
})

it('does not stumble over what it did not write, nor over a full store', () => {
  for (const text of ['{', '[]', '{"at":"x"}']) {
    localStorage.setItem(key, text)
    expect(readTyped(localStorage, key, loaded)).toBeNull()
  }
  const full = { ...localStorage, getItem: () => null, removeItem: () => undefined, setItem: () => refuse() }
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(() => keepTyped(full, key, { title: { value: 'a', initialValue: 'b' } })).not.toThrow()
})
