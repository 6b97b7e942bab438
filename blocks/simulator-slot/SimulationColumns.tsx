import type { ReactNode } from 'react'
import type { SimulationChart } from './simulation-view'

const width = 600
const height = 200
/** So few columns are each named, and stand further apart. */
const few = 4

/**
 * Columns of two parts, one on the other, drawn without any script. Its words stand beside the drawing, so that they keep their
 * size on a phone.
 */
export function SimulationColumns({ title, summary, highest, series, columns }: SimulationChart): ReactNode {
  const place = width / columns.length
  const isFew = columns.length <= few
  /** Part of a column's place that stays free. */
  const gap = isFew ? 0.5 : 0.22
  const named = isFew ? columns : [columns[0], columns.at(-1)]
  return (
    <figure data-part="chart">
      <figcaption>
        <strong>{title}</strong>
        <span data-part="highest">{highest}</span>
        <ul role="list" data-part="legend">
          {series.map((name, position) => (
            <li key={name}>
              <svg viewBox="0 0 12 12" aria-hidden="true">
                <rect width="12" height="12" data-series={position + 1} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </figcaption>
      <svg
        data-part="columns"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={summary}
      >
        {columns.map((column, position) => {
          const x = round(position * place + (place * gap) / 2)
          const [low, high] = [round(column.first * height), round(column.second * height)]
          const common = { x, width: round(place * (1 - gap)) }
          return (
            <g key={column.id}>
              <rect {...common} y={round(height - low)} height={low} data-series="1" />
              <rect {...common} y={round(height - low - high)} height={high} data-series="2" />
            </g>
          )
        })}
      </svg>
      <p data-part="axis" data-labels={isFew ? 'all' : 'ends'} aria-hidden="true">
        {named.map((column, position) => (
          <span key={position}>{column?.label}</span>
        ))}
      </p>
    </figure>
  )
}

function round(length: number): number {
  return Math.round(length * 10) / 10
}
