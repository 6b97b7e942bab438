import type { ReactNode } from 'react'
import type { Locale } from '@/src/i18n/locales'
import { SimulationColumns } from './SimulationColumns'
import { SimulationTable } from './SimulationTable'
import type { SimulationView } from './simulation-view'
import type { SimulatorTexts } from './simulator-texts'
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
  headingLevel: 2 | 3
}

/** What a simulation comes to, drawn as a list of values, a chart and a table. */
export function SimulationResult(props: SimulationResultProps): ReactNode {
  const { id, view, productName, csvName, locale, texts, writer, headingLevel } = props
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
          <SimulationTable id={`${id}-${table.id}`} table={table} writer={writer} />
          <p>
            <a href={toCsvHref(locale, table)} download={csvName}>
              {texts.csv}
            </a>
          </p>
        </div>
      ) : null}
    </>
  )
}
