import { expect, it } from 'vitest'
import { showsSite } from './site-proof'

const settings = { dataDirectory: 'unused', submissionsSecret: 'what both know of each other' }

it('takes for the site whoever shows the secret, which may have spaces, and nobody else', () => {
  expect(showsSite('Bearer what both know of each other', settings)).toBe(true)
  for (const other of [undefined, '', 'Bearer', 'Bearer what', 'JWT what both know of each other', 'Bearer Bearer x'])
    expect(showsSite(other, settings), other).toBe(false)
})
