import type { PropsWithChildren, ReactNode } from 'react'
import type { SimulatorWriter } from '@/src/simulators/simulator-writer'
import type { SimulationTable as Table } from './simulation-view'

type SimulationTableProps = { id: string; table: Table; writer: SimulatorWriter }

/** More rows than this scroll. */
const mostRows = 12

/**
 * A table that scrolls in a frame of its own when it is long: hundreds of instalments must not push away the rest of the page.
 *
 * The roles are written out because Safari drops those of a table whose rows are laid out as anything else, as on a phone.
 */
export function SimulationTable({ id, table, writer }: SimulationTableProps): ReactNode {
  const { caption, columns, rows } = table
  return (
    <Frame isLong={rows.length > mostRows} labelledBy={`${id}-caption`}>
      <table role="table">
        <caption id={`${id}-caption`}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.id} role="columnheader" scope="col" data-kind={column.kind}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.id} role="row" data-chosen={row.isChosen}>
              {columns.map(({ id: column, label, kind }, position) => {
                const raw = row.cells[position] ?? ''
                const text = writer.cell(kind, raw)
                if (position > 0) {
                  return (
                    <td key={column} role="cell" data-column={label} data-kind={kind}>
                      {text}
                    </td>
                  )
                }
                return (
                  <th key={column} role="rowheader" scope="row">
                    {kind === 'day' ? <time dateTime={raw}>{text}</time> : text}
                  </th>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  )
}

function Frame({
  isLong,
  labelledBy,
  children,
}: PropsWithChildren<{ isLong: boolean; labelledBy: string }>): ReactNode {
  if (!isLong) return <div data-part="frame">{children}</div>
  return (
    // A frame that scrolls must be reachable by keyboard.
    <section data-part="frame" data-long="true" aria-labelledby={labelledBy} tabIndex={0}>
      {children}
    </section>
  )
}
