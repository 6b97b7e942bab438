import type { ReactNode } from 'react'
import type { SimulatorQuestion } from '@/site/schemas/simulator/parse-simulator-query'
import { fillPlaces } from '@/src/i18n/fill-places'
import { toAnswerId } from '@/src/links/simulator-answer'
import { createWriter } from '@/src/simulators/simulator-writer'
import { SimulationColumns } from './SimulationColumns'
import { SimulationTable } from './SimulationTable'
import { toSimulationHref } from './simulation-address'
import type { SimulationView, SimulationTable as Table } from './simulation-view'
import type { SimulatorProps } from './simulator-props'
import { toCsvHref } from './to-csv'

type SimulationResultProps = SimulatorProps & {
  /** The case that it is of. */
  shown: SimulatorQuestion
  view: SimulationView
  /** Whether script runs: changes are told to screen readers then, and the page can be printed from here. */
  isHydrated: boolean
  /** Whether it is of an earlier case, because what was entered last cannot be worked out. */
  isOfAnother: boolean
}

/** A finished page holds no longer table than this: hundreds of instalments weigh more than all of the page. */
const mostRows = 60
const firstRows = 12

/** What a simulation comes to, drawn as a list of values, a chart and a table. */
export function SimulationResult(props: SimulationResultProps): ReactNode {
  const { id, shown, view, texts, headingLevel, isHydrated, isOfAnother } = props
  const { asked, facts, otherTerms, chart, table } = view
  const [main] = facts
  const Heading = `h${headingLevel}` as const
  return (
    <>
      <div data-part="result" id={isOfAnother ? undefined : toAnswerId(id)} data-earlier={isOfAnother}>
        <Heading>
          {texts.result}: {shown.offer.product.name}
        </Heading>
        <p data-part="asked">{asked}</p>
        {isOfAnother ? <p data-part="earlier">{texts.earlier}</p> : null}
        <dl>
          {facts.map((fact) => (
            <div key={fact.id} data-main={fact.isMain}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
        {otherTerms.length > 0 ? (
          <ul role="list" data-part="terms" aria-label={texts.otherTerms.title}>
            {otherTerms.map(({ term, text }) => (
              <li key={term}>
                <a href={toSimulationHref({ ...shown, values: { ...shown.values, term: `${term}` } }, props)}>
                  {fillPlaces(texts.months, { months: term })}
                </a>{' '}
                {text}
              </li>
            ))}
          </ul>
        ) : null}
        {isHydrated && main && !isOfAnother ? (
          <p role="status" data-part="spoken">{`${main.label}: ${main.value}`}</p>
        ) : null}
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
  const { id, table, shown, signs, texts, isHydrated } = props
  const { productKey, amount } = shown.offer.product
  const { rows } = table
  const common = { id: `${id}-${table.id}`, writer: createWriter(signs, amount.currency) }
  // The page shows the beginning of a long table only; the address of the case has all of it.
  if (!shown.isAsked && rows.length > mostRows) {
    return (
      <>
        <SimulationTable {...common} table={{ ...table, rows: rows.slice(0, firstRows) }} />
        <p>
          <a href={toSimulationHref(shown, props)}>{fillPlaces(texts.whole, { count: rows.length })}</a>
        </p>
      </>
    )
  }
  return (
    <>
      <SimulationTable {...common} table={table} />
      <p data-part="take">
        <a href={toCsvHref(signs, table)} download={fillPlaces(texts.csvName, { product: productKey })}>
          {texts.csv}
        </a>
        {isHydrated ? (
          <button type="button" onClick={() => window.print()}>
            {texts.print}
          </button>
        ) : (
          <span data-part="place" aria-hidden="true" />
        )}
      </p>
    </>
  )
}
