import { expect, it } from 'vitest'
import { makePdf } from '@/tests/support/make-files'
import { inspectPdf } from './inspect-pdf'

it('does not say of a sound file that it is too complex when the machine had no time for it', async () => {
  const sound = await makePdf()
  expect(await inspectPdf(sound, 1)).toBe('notChecked')
  expect(await inspectPdf(sound)).toBeNull()
})
