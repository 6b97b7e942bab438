import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Admission, openAdmission } from './admission'
import { openNetworkBudget } from './network-budget'

const places = { most: 2, mostWaiting: 3, hasReaders: () => true }
type Asking = { network: string; isCrowded: boolean; ticket?: string }
/** Posts with a ticket of its own, unless it says another. */
const ask = (admission: Admission<string>, one: string, { network, isCrowded, ticket = one }: Asking) =>
  admission.ask(one, { network, ticket }, isCrowded)
const open = () =>
  openAdmission<string>(
    openNetworkBudget(() => 0),
    places,
  )

it('lets somebody who posts once go on before all who posted more, however many networks those have', () => {
  const admission = open()
  const networks = Array.from({ length: 50 }, (_, index) => `junk ${index}`)
  // Each has tried before; what goes on is over at once.
  for (const network of [...networks, ...networks])
    for (const { one, mayGoOn } of ask(admission, network, { network: network, isCrowded: true }))
      if (mayGoOn) admission.end(one)
  expect(ask(admission, 'a', { network: 'junk 1', isCrowded: true })).toEqual([{ one: 'a', mayGoOn: true }])
  expect(ask(admission, 'b', { network: 'junk 2', isCrowded: true })).toEqual([{ one: 'b', mayGoOn: true }])
  for (const one of ['c', 'd', 'e'])
    expect(ask(admission, one, { network: `junk 1${one.charCodeAt(0) - 99}`, isCrowded: true })).toEqual([])
  ask(admission, 'again', { network: 'junk 3', isCrowded: true })
  // The place of the one with the most tries, not that of who came before.
  expect(ask(admission, 'report', { network: 'a person', isCrowded: true })).toHaveLength(1)
  expect(admission.waiting()).toBe(3)
  const order = ['a', 'b'].flatMap((one) => admission.end(one))
  expect(order.map(({ one }) => one)).toContain('report')
})

it('decides once of each that posts, and never has more inside than there are places', () => {
  const step = fc.record({ network: fc.nat(6), isEnd: fc.boolean(), isCrowded: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const admission = open()
      const [decided, inside] = [new Map<string, boolean>(), new Set<string>()]
      const note = (verdicts: ReturnType<typeof admission.end>) => {
        for (const { one, mayGoOn } of verdicts) {
          expect(decided.has(one)).toBe(false)
          decided.set(one, mayGoOn)
          if (mayGoOn) inside.add(one)
        }
        expect(inside.size).toBeLessThanOrEqual(places.most)
      }
      for (const [index, { network, isEnd, isCrowded }] of steps.entries()) {
        const [first] = inside
        if (!isEnd) note(ask(admission, `post ${index}`, { network: `${network}`, isCrowded }))
        else if (first !== undefined) {
          inside.delete(first)
          note(index % 2 === 0 ? admission.end(first) : [...admission.leavePlace(first), ...admission.end(first)])
        }
      }
      // Nobody waits for ever: as places get free, all are decided.
      for (let [first] = inside; first !== undefined; [first] = inside) {
        inside.delete(first)
        note(admission.end(first))
      }
      expect(decided.size).toBe(steps.filter(({ isEnd }) => !isEnd).length)
    }),
  )
})

it('keeps those who read heads: while there are too few, who posts again is refused, and nobody who posts for the first time', () => {
  let hasReaders = false
  const admission = openAdmission<string>(
    openNetworkBudget(() => 0),
    { ...places, hasReaders: () => hasReaders },
  )
  const isCrowded = true
  // The only one goes on all the same.
  expect(ask(admission, 'junk', { network: 'a', isCrowded })).toEqual([{ one: 'junk', mayGoOn: true }])
  expect(ask(admission, 'again', { network: 'a', isCrowded })).toEqual([{ one: 'again', mayGoOn: false }])
  for (const one of ['b', 'c', 'd', 'e']) expect(ask(admission, one, { network: one, isCrowded })).toEqual([])
  hasReaders = true
  expect(admission.settle()).toEqual([{ one: 'b', mayGoOn: true }])
})

it('knows what floods from networks that nobody has seen by the one ticket that it posts with', () => {
  const admission = open()
  const junk = (one: string) => ask(admission, one, { network: one, isCrowded: true, ticket: 'shared' })
  expect(['a', 'b', 'c', 'd', 'e'].flatMap(junk).map(({ mayGoOn }) => mayGoOn)).toEqual([true, true])
  expect(ask(admission, 'report', { network: 'a person', isCrowded: true })).toEqual([{ one: 'e', mayGoOn: false }])
  expect(admission.end('a')).toEqual([{ one: 'report', mayGoOn: true }])
})
