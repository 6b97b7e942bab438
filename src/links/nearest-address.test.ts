import { expect, it } from 'vitest'
import { findNearestGroup } from './nearest-address'

const groups = [['/contas', '/contas/poupar'], ['/contas/poupar/jovem'], ['/cartoes'], []]

it.each([
  ['/contas', 0],
  ['/contas/outra', 0],
  ['/contas/poupar/jovem', 1],
  ['/contas/poupar/jovem/condicoes', 1],
  ['/cartoes/a/b', 2],
  ['/cartoes-antigos', -1],
  ['/', -1],
  ['', -1],
])('%s belongs to the group with the longest address above it', (path, group) => {
  expect(findNearestGroup(groups, path)).toBe(group)
})

it('takes the first of two groups that name the same address', () => {
  expect(findNearestGroup([['/a'], ['/b'], ['/b']], '/b/c')).toBe(1)
})
