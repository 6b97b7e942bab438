import type { ReactNode } from 'react'
import type { Locale } from '@/src/i18n/locales'
import { SimulationColumns } from './SimulationColumns'
import { SimulationTable } from './SimulationTable'
import type { SimulationView, SimulationTable as Table } from './simulation-view'
import { fill, type SimulatorTexts } from './simulator-texts'
import type { SimulatorWriter } from './simulator-writer'
import { toCsvHref } from './to-csv'

type SimulationResultProps = {
  id: string
  view: SimulationView
  productName: string
  csvName: string
  locale: Locale
  texts: SimulatorTexts
  writer: SimulatorWriter
  /** Where the whole of a long table is, when the page shows only its beginning; null to show all of it here. */
  wholeHref: string | null
  headingLevel: 2 | 3
}

/** A finished page holds no longer table than this: hundreds of instalments weigh more than all of the page. */
const mostRows = 60
const firstRows = 12

/** What a simulation comes to, drawn as a list of values, a chart and a table. */
export function SimulationResult(props: SimulationResultProps): ReactNode {
  const { view, productName, texts, headingLevel } = props
  const { facts, chart, table } = view
  const Heading = `h${headingLevel}` as const
  return (
    <>
      <div data-part="result">
        <Heading>
          {texts.result}: {productName}
        </Heading>
        <dl>
          {facts.map((fact) => (
            <div key={fact.id} data-main={fact.isMain}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {chart ? <SimulationColumns {...chart} /> : null}
      {table ? (
        <div data-part="plan">
          <Heading>{table.title}</Heading>
          <Plan {...props} table={table} />
        </div>
      ) : null}
    </>
  )
}

function Plan(props: SimulationResultProps & { table: Table }): ReactNode {
  const { id, table, csvName, wholeHref, locale, texts, writer } = props
  const { rows } = table
  const common = { id: `${id}-${table.id}`, writer }
  if (wholeHref !== null && rows.length > mostRows) {
    return (
      <>
        <SimulationTable {...common} table={{ ...table, rows: rows.slice(0, firstRows) }} />
        <p>
          <a href={wholeHref}>{fill(texts.whole, { count: rows.length })}</a>
        </p>
      </>
    )
  }
  return (
    <>
      <SimulationTable {...common} table={table} />
      <p>
        <a href={toCsvHref(locale, table)} download={csvName}>
          {texts.csv}
        </a>
      </p>
    </>
  )
}
