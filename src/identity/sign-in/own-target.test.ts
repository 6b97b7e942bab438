import { expect, it } from 'vitest'
import { toOwnTarget } from './own-target'

it.each([
  ['/admin/collections/pages?limit=10#x', '/admin/collections/pages?limit=10#x'],
  ['/history?address=/particulares', '/history?address=/particulares'],
  ['//evil.example', '/admin'],
  ['/\\evil.example', '/admin'],
  ['/.//evil.example', '/admin'],
  ['/\t/evil.example', '/admin'],
  ['https://evil.example', '/admin'],
  ['javascript:alert(1)', '/admin'],
  ['/admin/logout', '/admin'],
  ['/admin/login/step', '/admin'],
  [undefined, '/admin'],
])('a login that was asked to lead to %s leads to %s', (asked, target) => {
  expect(toOwnTarget(asked)).toBe(target)
})
