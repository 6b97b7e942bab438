import type { ReactNode } from 'react'
import styles from './statistics.module.css'

type FigureTableProps = {
  caption: string
  /** The name of the first column and of those with figures. */
  columns: readonly string[]
  rows: readonly { key: string; names: readonly string[]; figures: readonly string[] }[]
}

/** A table of figures: its first columns name what each line is of. On a narrow screen it scrolls by itself, with the keyboard too. */
export function FigureTable({ caption, columns, rows }: FigureTableProps): ReactNode {
  return (
    <section className={styles['scroll']} tabIndex={0} aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, names: [first, ...names], figures }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {names.map((name) => (
                <td key={name}>{name}</td>
              ))}
              {figures.map((figure, at) => (
                <td key={columns[names.length + 1 + at]} data-figure>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
