import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openDrawing } from './drawing'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

/** Suggestions of a process that answers when it is told to. */
function open() {
  const asked: string[] = []
  const answers: (() => void)[] = []
  const pause = Promise.withResolvers<void>()
  const drawing = openDrawing(
    {
      ask: (question) => {
        asked.push(question.kind === 'suggestions' ? question.words : question.kind)
        return new Promise((resolve) => answers.push(() => resolve([])))
      },
    },
    () => ({ frameSeq: 0, formOrigins: [] }),
    () => pause.promise,
  )
  const suggest = (words: string, network = 'one') => drawing.suggestions({ locale: 'pt', words }, network)
  return { asked, answers, suggest, endPause: pause.resolve }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

it('refuses what is too much only after a pause, so that who asks again at once keeps nobody busy', async () => {
  const { suggest, endPause } = open()
  for (let waiting = 0; waiting < 4 + 24; waiting++) void suggest(String(waiting))
  let refused: unknown = 'not yet'
  const refusal = suggest('one too many').then((answer) => {
    refused = answer
  })
  await settled()
  expect(refused).toBe('not yet')
  endPause()
  await refusal
  expect(refused).toBeNull()
})

it('does not do what nobody waits for any more', async () => {
  const { asked, answers, suggest } = open()
  for (const words of ['a', 'b', 'c', 'd']) void suggest(words)
  const late = suggest('too late')
  await settled()
  vi.advanceTimersByTime(10_001)
  for (const answer of answers) answer()
  expect(await late).toBeNull()
  void suggest('new')
  await settled()
  expect(asked).toEqual(['a', 'b', 'c', 'd', 'new'])
})
