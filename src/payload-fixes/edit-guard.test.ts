import { describe, expect, it } from 'vitest'
import { createEditGuard } from './edit-guard'

const page = 'sona-typed:pages:1:pt'

/** A field as it is loaded, or answered. */
const at = (value: unknown) => ({ value, initialValue: value })

/** A field in which somebody typed, as the form says it: of several only the last. */
const typed = (value: unknown, initialValue: unknown, isModified = true) => ({
  value,
  initialValue,
  ...(isModified ? { isModified } : {}),
})

describe('the guard of what is typed', () => {
  it('gives back what the answer of saving took from a field that was not the last one changed', () => {
    const guard = createEditGuard()
    guard.follow(page, { title: at('a'), summary: at('b') }, 0)
    guard.noteSaving(1_000)
    guard.follow(page, { title: typed('a2', 'a'), summary: at('b') }, 1_100)
    guard.follow(page, { title: typed('a2', 'a', false), summary: typed('b2', 'b') }, 1_200)
    expect(guard.follow(page, { title: at('a'), summary: typed('b2', 'b') }, 1_300)).toEqual([
      { path: 'title', value: 'a2' },
    ])
  })

  it('knows an edit that was drawn together with the next one, in another field', () => {
    const guard = createEditGuard()
    guard.follow(page, { slug: at('a'), summary: at('b') }, 0)
    guard.noteSaving(1_000)
    guard.follow(page, { slug: typed('A b', 'a', false), summary: typed('b2', 'b') }, 1_100)
    expect(guard.follow(page, { slug: at('a-'), summary: typed('b2', 'b') }, 1_200)).toEqual([
      { path: 'slug', value: 'A b' },
    ])
  })

  it('accepts what the server makes of a text that it was sent', () => {
    const guard = createEditGuard()
    guard.follow(page, { slug: typed('A b', '') }, 0)
    guard.follow(page, { slug: typed('A bc', '') }, 100)
    guard.noteSaving(1_000)
    expect(guard.follow(page, { slug: at('a-bc') }, 1_500)).toEqual([])
  })

  it('leaves a form alone that somebody put back', () => {
    const guard = createEditGuard()
    guard.follow(page, { title: at('a') }, 0)
    guard.follow(page, { title: typed('ab', 'a') }, 100)
    guard.forget()
    expect(guard.follow(page, { title: at('a') }, 200)).toEqual([])
  })

  it('brings no text into another language', () => {
    const guard = createEditGuard()
    guard.follow(page, { title: at('a') }, 0)
    guard.follow(page, { title: typed('ab', 'a') }, 100)
    expect(guard.follow('sona-typed:pages:1:en', { title: at('b') }, 200)).toEqual([])
    expect(guard.follow('sona-typed:pages:1:en', { title: at('c') }, 300)).toEqual([])
  })

  it('follows no path into another row', () => {
    const guard = createEditGuard()
    const form = (rows: string[], ...titles: ReturnType<typeof at>[]) => ({
      layout: { rows: rows.map((id) => ({ id })) },
      ...Object.fromEntries(titles.map((title, position) => [`layout.${position}.title`, title])),
    })
    guard.follow(page, form(['x', 'y'], at('a'), at('b')), 0)
    guard.follow(page, form(['x', 'y'], typed('a2', 'a'), at('b')), 100)
    expect(guard.follow(page, form(['y', 'x'], at('b'), at('a2')), 200)).toEqual([])
  })
})
