import { expect, it } from 'vitest'
import { makeSimulatorKey } from './simulator-key'

it.each([
  ['Leasing de Viatura (90 % financiado)', /^leasing-de-viatura-90-financiado-[0-9a-f]{6}$/],
  ['Crédito à Habitação', /^credito-a-habitacao-[0-9a-f]{6}$/],
  ['—', /^new-[0-9a-f]{6}$/],
  ['', /^new-[0-9a-f]{6}$/],
  [undefined, /^new-[0-9a-f]{6}$/],
  ['a'.repeat(10_000), /^a{60}-[0-9a-f]{6}$/],
])('a simulator called %s has a key that can be read in an address', (name, key) => {
  expect(makeSimulatorKey(name)).toMatch(key)
  expect(makeSimulatorKey(name)).not.toBe(makeSimulatorKey(name))
})
