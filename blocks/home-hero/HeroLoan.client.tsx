'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { formatAmount } from '@/site/schemas/currency-converter/format-amount'
import { parseAmount, parseCount } from '@/site/schemas/simulator/parse-number'
import type { SimulatorInput } from '@/site/schemas/simulator/parse-simulator-query'
import { allowedTerms } from '@/site/schemas/simulator/terms-and-rates'
import { fillPlaces } from '@/src/i18n/fill-places'
import { InstalmentFigure } from '@/src/ui/sona/InstalmentFigure'
import { LoanField } from './LoanField'
import type { LoanProps } from './loan-props'
import { toLoanView } from './to-loan-view'

type Case = Pick<SimulatorInput, 'amount' | 'term'>

/**
 * A credit in two numbers: its instalment, and the figure whose dots are the instalments. Without script it is a form that asks the page
 * with the plan; with script the result and the figure follow the sliders, by the same calculation.
 */
export function HeroLoan(props: LoanProps): ReactNode {
  const { offer, simulatorKey, plan, others, signs, texts } = props
  const { product } = offer
  const number = (value: number) => formatAmount(String(value), { ...signs, before: '', after: '' })
  const [amount, setAmount] = useState(number(product.amount.default))
  const [term, setTerm] = useState(String(product.term.default))
  const asked = toCase({ amount, term }, offer)
  /** What could be worked out last: it stays while somebody types. */
  const [worked, setWorked] = useState<{ amount: string; term: string }>({ amount, term })
  const isHydrated = useHydrated()
  const shown = asked ?? toCase(worked, offer)
  if (!shown) return null
  const view = toLoanView(shown, props)
  const change = (next: { amount: string; term: string }) => {
    setAmount(next.amount)
    setTerm(next.term)
    if (toCase(next, offer)) setWorked(next)
  }
  return (
    <>
      <form method="get" action={plan.href} noValidate aria-labelledby="hero-loan">
        <input type="hidden" name="simulator" value={simulatorKey} />
        <input type="hidden" name="product" value={product.productKey} />
        <div data-part="fields">
          <h2 id="hero-loan">{texts.title}</h2>
          <LoanField
            name="amount"
            label={texts.amount}
            value={amount}
            unit={signs.after.trim() || signs.before.trim()}
            limits={product.amount}
            at={shown.amount.toNumber()}
            between={fillPlaces(texts.between, { min: number(product.amount.min), max: number(product.amount.max) })}
            ends={[number(product.amount.min), number(product.amount.max)]}
            isWrong={!asked && parseAmount(amount)?.equals(shown.amount) !== true}
            onType={(value) => change({ amount: value, term })}
            onSlide={(value) => change({ amount: number(value), term })}
          />
          <LoanField
            name="term"
            label={texts.term}
            value={term}
            unit={null}
            limits={product.term}
            at={shown.term}
            between={fillPlaces(texts.between, { min: product.term.min, max: product.term.max })}
            ends={[String(product.term.min), String(product.term.max)]}
            isWrong={!asked && parseCount(term) !== shown.term}
            onType={(value) => change({ amount, term: value })}
            onSlide={(value) => change({ amount, term: String(value) })}
          />
        </div>
        <p data-part="result" data-earlier={!asked} role={isHydrated ? 'status' : undefined}>
          <span data-part="spoken">{texts.instalment}: </span>
          <strong>{view.instalment}</strong> <span>{texts.perMonth}</span>
        </p>
        <p data-part="total">
          {texts.total} <b>{view.total}</b>
        </p>
        <div data-part="actions">
          <button type="submit">{plan.label}</button>
          {others.map(({ href, label, isExternal }) => (
            <a key={href} href={href} rel={isExternal ? 'external noopener' : undefined}>
              {label}
            </a>
          ))}
        </div>
        <p data-part="conditions">{view.conditions}</p>
      </form>
      <figure>
        <InstalmentFigure interestShares={view.interestShares} />
        <figcaption>
          <dl>
            <div data-part="capital">
              <dt>{texts.capital}</dt>
              <dd>{view.capital}</dd>
            </div>
            <div data-part="interest">
              <dt>{texts.interest}</dt>
              <dd>{view.interest}</dd>
            </div>
          </dl>
          <p>{view.figure}</p>
        </figcaption>
      </figure>
    </>
  )
}

/** What can be worked out of two texts; null where the product does not allow it. */
function toCase({ amount, term }: { amount: string; term: string }, { product }: LoanProps['offer']): Case | null {
  const asked = parseAmount(amount)
  const months = parseCount(term)
  if (!asked || months === null || !allowedTerms(product).includes(months)) return null
  const { min, max } = product.amount
  return asked.gte(min) && asked.lte(max) ? { amount: asked, term: months } : null
}

/** Whether script runs: what only works with it is drawn from then on. */
function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated
}
