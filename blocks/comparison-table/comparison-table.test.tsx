import { describe, expect, it } from 'vitest'
import { examplePage } from '../example-page'
import { comparisonTableFixtures } from './comparison-table.fixtures'
import { toComparisonTableProps } from './to-props'

const page = examplePage('pt')
const { default: complete, ragged } = comparisonTableFixtures.examples

describe('toComparisonTableProps', () => {
  it('keeps every cell under its own column, whatever is missing', () => {
    const rows = ragged && toComparisonTableProps(ragged, page)?.rows
    expect(rows?.map((row) => [row.label, ...row.cells.map(({ column, text }) => `${column.title}: ${text}`)])).toEqual(
      [
        ['Anuidade', 'Gold: 24 000 Kz', 'World: 60 000 Kz'],
        ['Validade', 'Gold: 3 anos', 'World: null'],
      ],
    )
  })

  it('says the condition of a cell after its figure', () => {
    const cells = [
      { __typename: 'ComparisonTableBlock_Rows_Cells' as const, id: null, text: '0 Kz', detail: 'com salário' },
    ]
    const row = { __typename: 'ComparisonTableBlock_Rows' as const, id: 'fee', label: 'Manutenção', cells }
    expect(toComparisonTableProps({ ...complete, rows: [row] }, page)?.rows[0]?.cells[0]?.text).toBe(
      '0 Kz, com salário',
    )
  })

  it('shows nothing without a column or without a row', () => {
    expect(toComparisonTableProps({ ...complete, columns: null }, page)).toBeNull()
    expect(toComparisonTableProps({ ...complete, rows: [] }, page)).toBeNull()
  })
})
