import type { StoredStepwise } from './stored'

/** Words of an expression that may be names, those after a point with what stands before it. Only for the order: reading finds out the rest. */
export function namesIn(expression: string): string[] {
  return expression.match(/[A-Za-z_]\w*(?:\.\w+)?/g) ?? []
}

/** The steps in an order in which each has what it needs, by their places; and those that need themselves. */
export function orderSteps(steps: StoredStepwise['steps']): { ordered: number[]; cyclic: string[] } {
  const places = new Map(steps.map(({ key }, place) => [key, place]))
  const ordered: number[] = []
  const cyclic: string[] = []
  const state = new Map<number, 'open' | 'done'>()
  const visit = (place: number): void => {
    const { key = '', expression = '' } = steps[place] ?? {}
    if (state.get(place) === 'done') return
    if (state.get(place) === 'open') {
      if (!cyclic.includes(key)) cyclic.push(key)
      return
    }
    state.set(place, 'open')
    for (const name of namesIn(expression)) {
      const other = places.get(name)
      if (other !== undefined) visit(other)
    }
    state.set(place, 'done')
    ordered.push(place)
  }
  for (const place of steps.keys()) visit(place)
  return { ordered, cyclic }
}
