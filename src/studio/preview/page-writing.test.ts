import { expect, it } from 'vitest'
import type { WordPlace } from '@/src/links/preview-messages'
import { createPageWriting, type WordsStep } from './page-writing'

const title: WordPlace = { row: 'a', path: ['title'] }

/** A form with one text, which takes what is written with its next drawing. */
function begin(words: string | undefined = 'Save') {
  const form: { words: string | undefined; written: string[]; steps: WordsStep[]; isTyped: boolean } = {
    ...{ words, written: [], steps: [], isTyped: false },
  }
  const writing = createPageWriting({
    read: () => form.words,
    isTyped: () => form.isTyped,
    write: (_place, next) => form.written.push(next),
    note: (step) => form.steps.push(step),
  })
  const draw = () => {
    form.words = form.written.at(-1) ?? form.words
  }
  return { form, writing, draw }
}

it('writes what is typed into the form at once, and nothing that comes late', () => {
  const { form, writing } = begin()
  expect(writing.open(title, 's')).toEqual({ words: 'Save' })
  writing.hear({ session: 's', number: 2, words: 'Save mo' }, 0)
  writing.hear({ session: 's', number: 1, words: 'Save m' }, 10)
  writing.hear({ session: 'another', number: 9, words: 'Spend' }, 20)
  expect(form.written).toEqual(['Save mo'])
})

it('opens no text that the form does not have', () => {
  const writing = createPageWriting({
    read: () => undefined,
    isTyped: () => false,
    write: () => undefined,
    note: () => undefined,
  })
  expect(writing.open(title, 's')).toBeUndefined()
})

it('puts back what an answer of the server took from the text in which somebody writes', () => {
  const { form, writing, draw } = begin()
  writing.open(title, 's')
  writing.hear({ session: 's', number: 1, words: 'Save more' }, 0)
  draw()
  writing.repair()
  expect(form.written).toEqual(['Save more'])
  form.words = 'Save'
  writing.repair()
  expect(form.written).toEqual(['Save more', 'Save more'])
  draw()
  writing.leave('s')
  form.words = 'Somebody else’s'
  writing.repair()
  expect(form.written).toHaveLength(2)
})

it('confirms only what the form has, each number once, and words that come after a text was left', () => {
  const { writing, draw } = begin()
  writing.open(title, 's')
  expect(writing.confirm()).toEqual([])
  writing.hear({ session: 's', number: 1, words: 'Save m' }, 0)
  expect(writing.confirm()).toEqual([])
  draw()
  expect(writing.confirm()).toEqual([{ session: 's', number: 1 }])
  expect(writing.confirm()).toEqual([])
  writing.leave('s')
  writing.hear({ session: 's', number: 2, words: 'Save mo' }, 10)
  draw()
  expect(writing.confirm()).toEqual([{ session: 's', number: 2 }])
})

it('makes a step to take back of each go of typing', () => {
  const { form, writing, draw } = begin()
  writing.open(title, 's')
  writing.hear({ session: 's', number: 1, words: 'Save m' }, 0)
  writing.hear({ session: 's', number: 2, words: 'Save mo' }, 300)
  writing.hear({ session: 's', number: 3, words: 'Save mor' }, 900)
  expect(form.steps).toEqual([
    { place: title, words: 'Save' },
    { place: title, words: 'Save mo' },
  ])
  expect(writing.words(title)).toBe('Save mor')
  expect(writing.put({ place: title, words: 'Save mo' })).toEqual({ session: 's', number: 3 })
  draw()
  writing.repair()
  expect(form.words).toBe('Save mo')
  // Going on after taking back is another step.
  writing.hear({ session: 's', number: 4, words: 'Save mop' }, 1_000)
  expect(form.steps.at(-1)).toEqual({ place: title, words: 'Save mo' })
})

it('opens a text that was just left with the words that the form takes in a moment', () => {
  const { writing, draw } = begin()
  writing.open(title, 's')
  writing.hear({ session: 's', number: 1, words: 'Save more' }, 0)
  writing.leave('s')
  expect(writing.open(title, 't')).toEqual({ words: 'Save more' })
  draw()
  writing.repair()
  expect(writing.words(title)).toBe('Save more')
})

it('tells of what somebody types into the field itself after they left the text on the page', () => {
  const { form, writing, draw } = begin()
  writing.open(title, 's')
  writing.hear({ session: 's', number: 1, words: 'Save more' }, 0)
  writing.leave('s')
  form.isTyped = true
  // The form has not drawn yet what it was told: that is no typing.
  expect(writing.changed()).toEqual([])
  draw()
  expect(writing.changed()).toEqual([])
  form.words = 'Save'
  expect(writing.changed()).toEqual([{ place: title, words: 'Save', session: 's', number: 1 }])
  expect(writing.changed()).toEqual([])
  form.isTyped = false
  form.words = 'What the server made of it'
  expect(writing.changed()).toEqual([])
})
