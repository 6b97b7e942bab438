import type { ReactNode } from 'react'
import type { Day } from '@/schemas/calendar'
import type { Offer } from '@/schemas/simulator/offers'
import { parseSimulatorQuery, type SimulatorQuestion } from '@/schemas/simulator/parse-simulator-query'
import { simulate } from '@/schemas/simulator/simulate'
import type { Locale } from '@/src/i18n/locales'
import { writeDay } from '@/src/i18n/write-money'
import { SimulationResult } from './SimulationResult'
import { SimulatorFields } from './SimulatorFields'
import { fill, type SimulatorTexts } from './simulator-texts'
import { createWriter } from './simulator-writer'
import { type PlanColumns, toCreditView } from './to-credit-view'
import { toDepositView } from './to-deposit-view'
import { toSimulatorForm } from './to-simulator-form'

/** Everything that a simulator is drawn from: plain data, the same on the server and in the browser. */
export type SimulatorProps = {
  /** Begins the ids of its elements. */
  id: string
  /** The simulator's own key. */
  simulatorKey: string
  offers: readonly Offer[]
  /** The product that the page is about. */
  preselected: string | null
  /** What the address asks. */
  query: Readonly<Record<string, string>>
  /** The page's own address. */
  href: string
  /** The day it is in Luanda: simulations begin today. */
  day: Day
  locale: Locale
  texts: SimulatorTexts
  /** That it is not an offer. */
  notice: string
  /** The last day of the conditions; empty when none is known. */
  validUntil: Day
  planColumns: PlanColumns
  headingLevel: 2 | 3
}

/** A form and its result: the default case, or what the address asks. */
export function Simulator(props: SimulatorProps): ReactNode {
  const { id, simulatorKey, offers, preselected, query, href, day, locale, texts, headingLevel } = props
  const question = parseSimulatorQuery(query, { key: simulatorKey, offers, preselected })
  if (!question) return null
  const { offer, input } = question
  const writer = createWriter(locale, offer.product.amount.currency)
  const simulation = input ? simulate({ offer, input, start: day }) : null
  const view = simulation
    ? simulation.calculation === 'credit'
      ? toCreditView({ simulation, texts, writer, columns: props.planColumns })
      : toDepositView({ simulation, texts, writer, start: day })
    : null
  return (
    <>
      <div data-part="desk">
        <SimulatorFields
          id={id}
          simulatorKey={simulatorKey}
          action={`${href}#${id}`}
          form={toSimulatorForm({ question, offers, locale, texts })}
          texts={texts}
          headingLevel={headingLevel}
        />
        {view ? (
          <SimulationResult
            id={id}
            view={view}
            productName={offer.product.name}
            csvName={fill(texts.csvName, { product: offer.product.productKey })}
            locale={locale}
            texts={texts}
            writer={writer}
            wholeHref={question.isAsked ? null : toWholeHref(props, question)}
            headingLevel={headingLevel}
          />
        ) : null}
      </div>
      <SmallPrint {...props} offer={offer} />
    </>
  )
}

/** The address of the case that is drawn, said in full. */
function toWholeHref({ href, id, simulatorKey }: SimulatorProps, { offer, values }: SimulatorQuestion): string {
  const asked = { simulator: simulatorKey, product: offer.product.productKey, amount: values.amount, term: values.term }
  return `${href}?${new URLSearchParams(asked)}#${id}`
}

function SmallPrint({ day, texts, notice, validUntil, offer }: SimulatorProps & { offer: Offer }): ReactNode {
  const isExpired = validUntil !== '' && validUntil < day
  return (
    <div data-part="print">
      {isExpired ? <p data-part="expired">{fill(texts.expired, { date: writeDay(validUntil) })}</p> : null}
      <p>
        {fill(texts.start, { date: writeDay(day) })}{' '}
        {fill(texts.validFrom, { date: writeDay(offer.conditions.validFrom) })}
        {validUntil !== '' && !isExpired ? ` ${fill(texts.validUntil, { date: writeDay(validUntil) })}` : null}
      </p>
      <p>{notice}</p>
    </div>
  )
}
