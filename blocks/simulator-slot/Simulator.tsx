import { type ReactNode, useEffect, useState } from 'react'
import {
  parseSimulatorQuery,
  type SimulatorField,
  type SimulatorQuestion,
} from '@/site/schemas/simulator/parse-simulator-query'
import { toAnswerId } from '@/src/links/simulator-answer'
import { SimulationResult } from './SimulationResult'
import { SimulatorFields } from './SimulatorFields'
import { SmallPrint } from './SmallPrint'
import { toSimulationHref } from './simulation-address'
import type { SimulatorProps } from './simulator-props'
import { type SimulatorForm, toSimulatorForm } from './to-simulator-form'
import type { WorkOut } from './work-out'

type Query = SimulatorProps['query']

/** Time without a change after which the result gets its address. */
const addressDelayMs = 400

/**
 * A form and its result: the default case, or what the address asks. Without script the form leads to the result's own address;
 * with script the result follows the fields, by the same calculation.
 */
export function Simulator({ workOut, ...props }: SimulatorProps & { workOut: WorkOut }): ReactNode {
  const [query, setQuery] = useState<Query>(props.query)
  /** The last case that could be worked out: its result stays while somebody types, and beside an error. */
  const [worked, setWorked] = useState<Query>(() => withoutRefused(props.query, props))
  const [isTyping, setTyping] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const isHydrated = useHydrated()
  const answerId = toAnswerId(props.id)
  useEffect(() => {
    if (refusals > 0) document.getElementById(answerId)?.focus()
  }, [refusals, answerId])
  useAddress(worked, props)
  const question = read(query, props)
  if (!question) return null
  const change = (field: SimulatorField, value: string) => {
    const next = toNextQuery(question, query, { field, value, props })
    setTyping(field !== 'product')
    setQuery(next)
    if (read(next, props)?.input) setWorked(next)
  }
  const shown = question.input ? question : read(worked, props)
  const errors = isTyping ? [] : question.errors
  const view = shown?.input ? workOut(shown.offer, shown.input, props) : null
  const form = toSimulatorForm({ ...props, ...question, errors })
  return (
    <>
      <div data-part="desk">
        <SimulatorFields
          {...props}
          fields={form.fields}
          isHydrated={isHydrated}
          result={errors.length > 0 ? null : view}
          onChange={change}
          onLeave={() => setTyping(false)}
          onSubmit={(event) => {
            if (question.input) return
            event.preventDefault()
            setTyping(false)
            setRefusals(refusals + 1)
          }}
        >
          <input type="hidden" name="from" value={form.drawnFor} />
          <OfferLimits offers={form.offers} title={props.texts.conditions} />
        </SimulatorFields>
        {shown && view ? (
          <SimulationResult
            {...props}
            view={view}
            heading={`${props.texts.result}: ${shown.offer.product.name}`}
            product={shown.offer.product}
            wholeHref={shown.isAsked ? null : toSimulationHref(shown, props)}
            toTermHref={(term) => toSimulationHref({ ...shown, values: { ...shown.values, term: `${term}` } }, props)}
            isHydrated={isHydrated}
            isOfAnother={errors.length > 0}
          />
        ) : null}
      </div>
      <SmallPrint {...props} validFrom={question.offer.conditions.validFrom} />
    </>
  )
}

function OfferLimits({ offers, title }: Pick<SimulatorForm, 'offers'> & { title: string }): ReactNode {
  if (offers.length < 2) return null
  return (
    <details>
      <summary>{title}</summary>
      <dl>
        {offers.map((offer) => (
          <div key={offer.id}>
            <dt>{offer.name}</dt>
            <dd>{offer.limits}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function read(query: Query, { simulatorKey, offers, preselected }: SimulatorProps): SimulatorQuestion | null {
  return parseSimulatorQuery(query, { key: simulatorKey, offers, preselected })
}

type Change = { field: SimulatorField; value: string; props: SimulatorProps }

/** What is asked after a change. Another product has other limits: what it does not allow becomes its first value. */
function toNextQuery({ isAsked, offer }: SimulatorQuestion, query: Query, { field, value, props }: Change): Query {
  const own = { simulator: props.simulatorKey, product: offer.product.productKey }
  const next: Query = { ...(isAsked ? query : {}), ...own, [field]: value }
  if (field !== 'product') return next
  return withoutRefused(next, props)
}

/** A query without what cannot be worked out: those fields have their first value. */
function withoutRefused(query: Query, props: SimulatorProps): Query {
  const refused: readonly string[] = read(query, props)?.errors ?? []
  if (refused.length === 0) return query
  return Object.fromEntries(Object.entries(query).filter(([name]) => !refused.includes(name)))
}

/** Whether script runs: what only works with it is drawn from then on. */
function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated
}

/** Keeps the address of the page that of the result, so that it can be shared and comes back with the back button. */
function useAddress(query: Query, props: SimulatorProps): void {
  useEffect(() => {
    const question = query === props.query ? null : read(query, props)
    if (!question) return undefined
    const address = toSimulationHref(question, props)
    const timer = setTimeout(() => window.history.replaceState(null, '', address), addressDelayMs)
    return () => clearTimeout(timer)
  })
}
