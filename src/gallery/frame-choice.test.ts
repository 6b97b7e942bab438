import { expect, it } from 'vitest'
import { readFrameChoice } from './frame-choice'

it('shows the language of the gallery, light, in every width until something is chosen', () => {
  expect(readFrameChoice({}, 'en')).toEqual({ languages: ['en'], schemes: ['light'], widths: [360, 768, 1280] })
})

it('takes one or several, in their usual order', () => {
  const query = { language: ['en', 'pt'], scheme: 'dark', width: ['1280', '360'] }
  expect(readFrameChoice(query, 'pt')).toEqual({ languages: ['pt', 'en'], schemes: ['dark'], widths: [360, 1280] })
})

it('overlooks what it does not know', () => {
  const query = { language: 'fr', scheme: ['dark', 'sepia'], width: '99999' }
  expect(readFrameChoice(query, 'pt')).toEqual({ languages: ['pt'], schemes: ['dark'], widths: [360, 768, 1280] })
})
