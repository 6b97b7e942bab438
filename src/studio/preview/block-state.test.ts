import { expect, it } from 'vitest'
import { toBlockState } from './block-state'

it('a block leaves its old place behind, and what was drawn for it', () => {
  const form = {
    title: { value: 'Page' },
    'layout.1.id': { value: 'a' },
    'layout.1.steps': { value: 1, rows: [{ id: 'b' }] },
    'layout.1.steps.0.title': { value: 'One', lastRenderedPath: 'layout.1.steps.0.title', customComponents: {} },
    'layout.10.id': { value: 'c' },
  }
  expect(toBlockState(form, 'layout.1')).toEqual({
    id: { value: 'a' },
    steps: { value: 1, rows: [{ id: 'b' }] },
    'steps.0.title': { value: 'One' },
  })
})
