import type { CellKind } from '@/src/simulators/simulator-writer'

/** A value of the result with what it is. */
export type Fact = { id: string; label: string; value: string; isMain: boolean }

/** A table of the result; its cells are written plainly, so that they can be drawn and downloaded. */
export type SimulationTable = {
  id: string
  title: string
  caption: string
  columns: readonly { id: string; label: string; kind: CellKind }[]
  rows: readonly { id: string; cells: readonly string[]; isChosen: boolean }[]
}

/** Columns of two parts, one on the other. Everything that they show is in a table as well. */
export type SimulationChart = {
  title: string
  /** What a screen reader says instead of the drawing. */
  summary: string
  highest: string
  series: readonly [string, string]
  /** Heights as parts of the highest column. */
  columns: readonly { id: string; label: string; first: number; second: number }[]
}

/** What a simulation shows. */
export type SimulationView = {
  /** Which case it is of: what is borrowed or saved, and for how long. Paper shows no fields. '' where fields say it all. */
  asked: string
  facts: readonly Fact[]
  /** What a visitor who asks just this must know. */
  warnings?: readonly string[]
  /** The same credit for other terms, in months, a sentence each. */
  otherTerms: readonly { term: number; text: string }[]
  chart: SimulationChart | null
  table: SimulationTable | null
}

/** What working a case out brings: of a deposit no other terms. */
export type WorkedOut = Omit<SimulationView, 'asked' | 'otherTerms'> & Partial<Pick<SimulationView, 'otherTerms'>>
