// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { forgetTyped, keepTyped, readTyped, typedKey } from './typed-texts'

const key = typedKey({ collection: 'pages', id: 3, locale: 'pt' })

it('keeps what differs from what the form was opened with, each language of a document by itself', () => {
  const fields = {
    title: { value: 'Novo', initialValue: 'Velho' },
    slug: { value: 'a', initialValue: 'a' },
    layout: { value: 2, initialValue: 1, rows: [] },
    'layout.0.body': { value: { root: { children: [1] } }, initialValue: { root: { children: [] } } },
  }
  keepTyped(localStorage, key, fields)
  expect(readTyped(localStorage, key)?.texts).toEqual({ title: 'Novo', 'layout.0.body': { root: { children: [1] } } })
  expect(readTyped(localStorage, typedKey({ collection: 'pages', id: 3, locale: 'en' }))).toBeNull()
  forgetTyped(localStorage, key)
  expect(readTyped(localStorage, key)).toBeNull()
})

it('does not stumble over what it did not write, nor over a full store', () => {
  for (const text of ['{', '[]', '{"at":"x"}']) {
    localStorage.setItem(key, text)
    expect(readTyped(localStorage, key)).toBeNull()
  }
  const full = { ...localStorage, getItem: () => null, removeItem: () => undefined, setItem: () => refuse() }
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(() => keepTyped(full, key, { title: { value: 'a', initialValue: 'b' } })).not.toThrow()
})
