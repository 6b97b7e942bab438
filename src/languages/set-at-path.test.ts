import { expect, it } from 'vitest'
import { setAtPath } from './set-at-path'

const page = { title: 'a', layout: [{ id: 'x', steps: [{ id: 'y', title: 'b' }] }, { id: 'z' }] }

it('puts one text in its place and leaves everything else, and the original, as it is', () => {
  const changed = setAtPath(page, 'layout.0.steps.0.title', 'new')
  expect(changed).toEqual({ title: 'a', layout: [{ id: 'x', steps: [{ id: 'y', title: 'new' }] }, { id: 'z' }] })
  expect(page.layout[0]?.steps?.[0]?.title).toBe('b')
  expect(setAtPath(page, 'layout.1.title', 'first')).toMatchObject({ layout: [{}, { id: 'z', title: 'first' }] })
})

it('refuses a way through what is not there', () => {
  for (const path of ['layout.2.title', 'layout.x.title', 'layout.1.steps.0.title', 'title.pt'])
    expect(() => setAtPath(page, path, 'x'), path).toThrow()
})
