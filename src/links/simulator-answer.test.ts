import { expect, it } from 'vitest'
import { toAnswerHref, toAnswerId, toToolId } from './simulator-answer'

it('leads a question that was asked elsewhere to the answer, past the questions', () => {
  expect(toAnswerHref('/en/loans#simulator')).toBe(`/en/loans#${toAnswerId(toToolId('simulator'))}`)
  expect(toAnswerHref('/en/loans')).toBe('/en/loans')
})
