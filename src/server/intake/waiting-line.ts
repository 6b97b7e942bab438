/** What waits, from several networks that take turns. */
export type WaitingLine<Waiting> = {
  /** @returns what has to go because too many wait: the oldest of the network that has the most. */
  add: (one: Waiting, network: string) => Waiting | undefined
  next: () => Waiting | undefined
  size: () => number
}

/** @param most so many wait at a time. */
export function openWaitingLine<Waiting>(most: number): WaitingLine<Waiting> {
  /** The network whose turn is next stands first. */
  const lines = new Map<string, Waiting[]>()
  let size = 0
  const take = (network: string) => {
    const line = lines.get(network)
    const one = line?.shift()
    if (one !== undefined) size--
    if (line?.length === 0) lines.delete(network)
    return one
  }
  return {
    add: (one, network) => {
      lines.set(network, [...(lines.get(network) ?? []), one])
      if (++size <= most) return undefined
      const [longest] = [...lines].toSorted(([, first], [, second]) => second.length - first.length)
      return longest && take(longest[0])
    },
    next: () => {
      const [network] = lines.keys()
      if (network === undefined) return undefined
      const one = take(network)
      const rest = lines.get(network)
      if (rest) {
        lines.delete(network)
        lines.set(network, rest)
      }
      return one
    },
    size: () => size,
  }
}
