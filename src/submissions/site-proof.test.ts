import { expect, it } from 'vitest'
import { showsSite } from './site-proof'

const settings = { dataDirectory: 'unused', submissionsSecret: 'what both know of each other' }

it('takes for the site whoever shows the secret, which may have spaces, and nobody else', () => {
  expect(showsSite('Bearer what both know of each other', settings)).toBe(true)
  for (const other of [undefined, '', 'Bearer', 'Bearer what', 'JWT what both know of each other', 'Bearer Bearer x'])
    expect(showsSite(other, settings), other).toBe(false)
})

it('knows a site by the secret of before, while a new one takes its place, and by no other', () => {
  const rotating = { ...settings, submissionsSecret: 'the new one', formerSubmissionsSecrets: ['the old one'] }
  const shows = (secret: string) => showsSite(`Bearer ${secret}`, rotating)
  expect([shows('the new one'), shows('the old one'), shows('another')]).toEqual([true, true, false])
})
