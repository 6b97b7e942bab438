import type { ReactNode } from 'react'
import { fillPlaces } from '@/src/i18n/fill-places'
import { toAnswerId } from '@/src/links/simulator-answer'
import type { SimulatorTexts } from '@/src/simulators/simulator-texts'
import { createWriter, type ProductCurrency } from '@/src/simulators/simulator-writer'
import { SimulationColumns } from './SimulationColumns'
import { SimulationTable } from './SimulationTable'
import type { SimulationView, SimulationTable as Table } from './simulation-view'
import type { SimulatorProps } from './simulator-props'
import { toCsvHref } from './to-csv'

/** The words that results of all simulators have. */
export type ResultTexts = Pick<
  SimulatorTexts,
  'csv' | 'csvName' | 'earlier' | 'months' | 'otherTerms' | 'print' | 'whole'
>

type SimulationResultProps = Pick<SimulatorProps, 'headingLevel' | 'id' | 'signs'> & {
  texts: ResultTexts
  /** That it is the result, and of what. */
  heading: string
  view: SimulationView
  /** What else there is to say of the values. */
  children?: ReactNode
  /** Its key is in the name of the file with the table. */
  product: { productKey: string; amount: { currency: ProductCurrency } }
  /** The address of the case, for a whole table; null where the page is at it. */
  wholeHref: string | null
  /** The address of the same for another term. */
  toTermHref: (term: number) => string
  /** Whether script runs: changes are told to screen readers then, and the page can be printed from here. */
  isHydrated: boolean
  /** Whether it is of an earlier case, because what was entered last cannot be worked out. */
  isOfAnother: boolean
}

/** A finished page holds no longer table than this: hundreds of instalments weigh more than all of the page. */
const mostRows = 36
const firstRows = 12

/** What a simulation comes to, drawn as a list of values, a chart and a table. */
export function SimulationResult(props: SimulationResultProps): ReactNode {
  const { id, heading, view, children, texts, headingLevel, toTermHref, isHydrated, isOfAnother } = props
  const { asked, facts, otherTerms, chart, table } = view
  const [main] = facts
  const Heading = `h${headingLevel}` as const
  return (
    <>
      <div data-part="result" id={isOfAnother ? undefined : toAnswerId(id)} data-earlier={isOfAnother}>
        <Heading>{heading}</Heading>
        {asked && <p data-part="asked">{asked}</p>}
        {isOfAnother && <p data-part="earlier">{texts.earlier}</p>}
        <dl>
          {facts.map((fact) => (
            <div key={fact.id} data-main={fact.isMain}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
        {children}
        {otherTerms.length > 0 && (
          <ul role="list" data-part="terms" aria-label={texts.otherTerms.title}>
            {otherTerms.map(({ term, text }) => (
              <li key={term}>
                <a href={toTermHref(term)}>{fillPlaces(texts.months, { months: term })}</a> {text}
              </li>
            ))}
          </ul>
        )}
        {isHydrated && main && !isOfAnother && <p role="status" data-part="spoken">{`${main.label}: ${main.value}`}</p>}
      </div>
      {chart && <SimulationColumns {...chart} />}
      {table && (
        <div data-part="plan">
          <Heading>{table.title}</Heading>
          <Plan {...props} table={table} />
        </div>
      )}
    </>
  )
}

function Plan(props: SimulationResultProps & { table: Table }): ReactNode {
  const { id, table, signs, texts, product, wholeHref, isHydrated } = props
  const { rows } = table
  // The page shows the beginning of a long table only; the address of the case has all of it.
  const isCut = wholeHref !== null && rows.length > mostRows
  const print = isHydrated ? (
    <button type="button" onClick={() => window.print()}>
      {texts.print}
    </button>
  ) : (
    <span data-part="place" aria-hidden="true" />
  )
  return (
    <>
      <SimulationTable
        id={`${id}-${table.id}`}
        writer={createWriter(signs, product.amount.currency)}
        table={isCut ? { ...table, rows: rows.slice(0, firstRows) } : table}
      />
      <p data-part="take">
        {isCut ? (
          <a href={wholeHref}>{fillPlaces(texts.whole, { count: rows.length })}</a>
        ) : (
          <>
            <a href={toCsvHref(signs, table)} download={fillPlaces(texts.csvName, { product: product.productKey })}>
              {texts.csv}
            </a>
            {print}
          </>
        )}
      </p>
    </>
  )
}
