import type { ReactNode } from 'react'
import type { Offer } from '@/site/schemas/simulator/offers'
import { fillPlaces } from '@/src/i18n/fill-places'
import { toAnswerId } from '@/src/links/simulator-answer'
import { SimulationColumns } from './SimulationColumns'
import { SimulationTable } from './SimulationTable'
import type { SimulationView, SimulationTable as Table } from './simulation-view'
import type { SimulatorProps } from './simulator-props'
import { createWriter } from './simulator-writer'
import { toCsvHref } from './to-csv'

type SimulationResultProps = Pick<SimulatorProps, 'headingLevel' | 'id' | 'signs' | 'texts'> & {
  offer: Offer
  view: SimulationView
  /** Where the whole of a long table is, when the page shows only its beginning; null to show all of it here. */
  wholeHref: string | null
  /** The address of the same case for another term. */
  toTermHref: (term: number) => string
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
  const { id, view, offer, texts, headingLevel, isHydrated, isOfAnother, toTermHref } = props
  const { asked, facts, otherTerms, chart, table } = view
  const [main] = facts
  const Heading = `h${headingLevel}` as const
  return (
    <>
      <div data-part="result" id={isOfAnother ? undefined : toAnswerId(id)} data-earlier={isOfAnother}>
        <Heading>
          {texts.result}: {offer.product.name}
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
            {otherTerms.map(({ term, sentence }) => (
              <li key={term}>
                <a href={toTermHref(term)}>{fillPlaces(texts.months, { months: term })}</a> {sentence}
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

function Plan({
  id,
  table,
  offer,
  wholeHref,
  signs,
  texts,
  isHydrated,
}: SimulationResultProps & { table: Table }): ReactNode {
  const { productKey, amount } = offer.product
  const { rows } = table
  const common = { id: `${id}-${table.id}`, writer: createWriter(signs, amount.currency) }
  if (wholeHref !== null && rows.length > mostRows) {
    return (
      <>
        <SimulationTable {...common} table={{ ...table, rows: rows.slice(0, firstRows) }} />
        <p>
          <a href={wholeHref}>{fillPlaces(texts.whole, { count: rows.length })}</a>
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
