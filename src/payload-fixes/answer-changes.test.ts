import { expect, it } from 'vitest'
import { withoutDrawn, withoutFolding, withoutSent } from './answer-changes'

const words = { root: { type: 'root', children: [{ type: 'text', text: 'a' }] } }

it('answers no value as it was sent, and all that is known besides', () => {
  const state = {
    title: { value: 'a', initialValue: 'a', valid: true },
    text: { value: words, initialValue: words },
    rows: { value: 1, initialValue: 1, rows: [{ id: 'x' }] },
    summary: { value: null },
  }
  const sent = {
    title: { value: 'a', initialValue: '' },
    text: { value: structuredClone(words) },
    rows: { value: 1, rows: [{ id: 'x' }] },
    summary: {},
  }
  expect(withoutSent(state, sent)).toEqual({
    title: { initialValue: 'a', valid: true },
    text: { initialValue: words },
    rows: { initialValue: 1, rows: [{ id: 'x' }] },
    summary: {},
  })
})

it('answers what the CMS made of a value, and fields that the form does not have yet', () => {
  const state = {
    slug: { value: 'a-b', initialValue: 'a-b' },
    created: { value: 'now' },
    added: { value: 'c', addedByServer: true },
  }
  expect(withoutSent(state, { slug: { value: 'A b' }, added: { value: 'c' } })).toEqual(state)
})

it('answers the components of fields that are new, or elsewhere, and no others', () => {
  const components = { BeforeInput: 'drawn' }
  const state = {
    'steps.0.words': { lastRenderedPath: 'steps.0.words', customComponents: components },
    'steps.1.words': { lastRenderedPath: 'steps.1.words', customComponents: components },
    'steps.2.words': { lastRenderedPath: 'steps.2.words', customComponents: components },
  }
  const sent = {
    'steps.0.words': { lastRenderedPath: 'steps.0.words' },
    'steps.1.words': { lastRenderedPath: 'steps.0.words' },
  }
  expect(withoutDrawn(state, sent)).toEqual({ ...state, 'steps.0.words': { lastRenderedPath: 'steps.0.words' } })
})

it('leaves rows that the form has as open as they are, and says how a new one is', () => {
  const state = {
    steps: {
      rows: [
        { id: 'known', collapsed: true, blockType: 'step' },
        { id: 'new', collapsed: true },
      ],
    },
    columns: { rows: [{ id: 'first', collapsed: true }] },
  }
  const sent = {
    steps: {
      rows: [
        { id: 'known', collapsed: true },
        { id: 'new', isLoading: true },
      ],
    },
    columns: {},
  }
  expect(withoutFolding(state, sent)).toEqual({
    steps: {
      rows: [
        { id: 'known', blockType: 'step' },
        { id: 'new', collapsed: true },
      ],
    },
    columns: state.columns,
  })
})
