import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { findUnsteady } from './unsteady-tests.mjs'

const spec = (title: string, status: string, ...messages: string[]) => ({
  file: 'forms.spec.ts',
  title,
  tests: [{ status, results: [...messages.map((message) => ({ error: { message } })), {}] }],
})
const report = {
  suites: [
    {
      specs: [spec('holds', 'expected')],
      suites: [
        { specs: [spec('wavers', 'flaky', 'not seen'), spec('wavers as known', 'flaky'), spec('fails', 'unexpected')] },
      ],
    },
  ],
}

test('a test that held at the second attempt only is found with what the first said, however deep, and known when it stands in the list', () => {
  const known = [{ file: 'forms.spec.ts', title: 'wavers as known', reason: 'a reason', date: '2026-11-23' }]
  expect(findUnsteady(report, known)).toEqual([
    { file: 'forms.spec.ts', title: 'wavers', message: 'not seen', isKnown: false },
    { file: 'forms.spec.ts', title: 'wavers as known', message: '', isKnown: true },
  ])
  expect(findUnsteady({}, known)).toEqual([])
})

test('every test that is known to be unsteady has a reason and a day', () => {
  const listed = z.array(
    z.strictObject({ file: z.string(), title: z.string(), reason: z.string().min(20), date: z.iso.date() }),
  )
  expect(listed.safeParse(JSON.parse(readFileSync('tests/known-unsteady.json', 'utf8'))).success).toBe(true)
})
