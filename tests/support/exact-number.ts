/** A number as a fraction of whole ones, which nothing rounds. */
export type Exact = {
  over: bigint
  under: bigint
  plus: (other: Exact) => Exact
  minus: (other: Exact) => Exact
  times: (other: Exact) => Exact
  dividedBy: (other: Exact) => Exact
  /** Less than, equal to or greater than 0, as this is to the other. */
  compare: (other: Exact) => number
}

/** @param value with four places behind the comma at most. */
export function exactly(value: number): Exact {
  return toExact(BigInt(Math.round(value * 10_000)), 10_000n)
}

function toExact(over: bigint, under: bigint): Exact {
  return {
    over,
    under,
    plus: (other) => toExact(over * other.under + other.over * under, under * other.under),
    minus: (other) => toExact(over * other.under - other.over * under, under * other.under),
    times: (other) => toExact(over * other.over, under * other.under),
    dividedBy: (other) =>
      other.over < 0n
        ? toExact(-over * other.under, under * -other.over)
        : toExact(over * other.under, under * other.over),
    compare: (other) => {
      const [one, two] = [over * other.under, other.over * under]
      return one < two ? -1 : one > two ? 1 : 0
    },
  }
}
