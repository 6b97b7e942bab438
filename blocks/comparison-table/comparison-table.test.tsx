import { describe, expect, it } from 'vitest'
import { comparisonTableFixtures } from './comparison-table.fixtures'
import { toComparisonTableProps } from './to-props'

const { default: complete, ragged } = comparisonTableFixtures.examples

describe('toComparisonTableProps', () => {
  it('keeps every cell under its own column, whatever is missing', () => {
    const rows = ragged && toComparisonTableProps(ragged)?.rows
    expect(rows?.map((row) => [row.label, ...row.cells.map(({ column, text }) => `${column.title}: ${text}`)])).toEqual(
      [
        ['Anuidade', 'Gold: 24 000 Kz', 'World: 60 000 Kz'],
        ['Validade', 'Gold: 3 anos', 'World: null'],
      ],
    )
  })

  it('shows nothing without a column or without a row', () => {
    expect(toComparisonTableProps({ ...complete, columns: null })).toBeNull()
    expect(toComparisonTableProps({ ...complete, rows: [] })).toBeNull()
  })
})
