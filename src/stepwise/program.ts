import type { Code } from './code'
import type { StoredInput, StoredStepwise, ValueKind } from './stored'

/** A step or column with what it is worked out by. */
export type NamedCode = { key: string; code: Code }

/** A simulator of steps, read and found sound, with the parameters of one day: plain data, the same on the server and in the browser. */
export type Program = {
  currency: StoredStepwise['currency']
  inputs: readonly StoredInput[]
  /** Decimals by their names. */
  parameters: Readonly<Record<string, string>>
  /** In the order in which they can be worked out. */
  before: readonly NamedCode[]
  table: {
    title: string
    periods: Code
    /** The keys of the columns that a chart is of. */
    chart: { kind: 'sum' | 'last'; low: string; high: string } | null
    columns: readonly (NamedCode & { label: string; kind: ValueKind; first: Code | null; isHidden: boolean })[]
  } | null
  /** What needs the table. */
  after: readonly NamedCode[]
  results: readonly { step: string; label: string; kind: ValueKind; isMain: boolean }[]
  warnings: readonly { step: string; text: string }[]
}
