import type { Offer } from '@/site/schemas/simulator/offers'
import { parseAmount, parseCount } from '@/site/schemas/simulator/parse-number'
import type { SimulatorField, SimulatorQuestion } from '@/site/schemas/simulator/parse-simulator-query'
import { allowedTerms } from '@/site/schemas/simulator/terms-and-rates'
import { fillPlaces } from '@/src/i18n/fill-places'
import { listTerms, refusalText } from '@/src/simulators/refusal-text'
import type { SimulatorTexts } from '@/src/simulators/simulator-texts'
import { createWriter, type SimulatorSigns, type SimulatorWriter } from '@/src/simulators/simulator-writer'
import type { FormField, Slider } from './form-field'

/** What the product of each simulator allows, for those who want to know before they choose. */
export type OfferLimits = { id: string; name: string; limits: string }

export type SimulatorForm = {
  /** The key of the product whose limits the fields show. */
  drawnFor: string
  fields: readonly FormField<SimulatorField>[]
  offers: readonly OfferLimits[]
}

type Options = Pick<SimulatorQuestion, 'errors' | 'offer' | 'values'> & {
  offers: readonly Offer[]
  signs: SimulatorSigns
  texts: SimulatorTexts
}

/** The form with what was asked in it, and what is wrong beside it. */
export function toSimulatorForm({ offer, values, errors, offers, signs, texts }: Options): SimulatorForm {
  const { product } = offer
  const writer = createWriter(signs, product.amount.currency)
  const errorOf = (name: SimulatorField) =>
    errors.some((field) => field === name) ? refusalText(name, offer, texts, writer) : null
  const toTyped = (
    name: SimulatorField,
    label: string,
    hint: string | null,
    value: string,
  ): FormField<SimulatorField> => ({
    name,
    label,
    hint,
    value,
    error: errorOf(name),
  })
  const isTyped = values.amount !== String(product.amount.default)
  const amount = isTyped ? values.amount : writer.number(values.amount)
  const fields: FormField<SimulatorField>[] = [
    {
      ...toTyped('product', texts.product, null, product.productKey),
      choices: offers.map((other) => ({ value: other.product.productKey, label: other.product.name })),
    },
    {
      ...toTyped('amount', texts.amount, amountHint(offer, texts, writer), amount),
      slider: toSlider(product.amount, parseAmount(values.amount)?.toNumber(), writer.roundMoney),
    },
    toTermField({ offer, values, texts, error: errorOf('term') }),
  ]
  if (product.rate) {
    const hint = fillPlaces(texts.rateHint, {
      min: writer.percent(product.rate.min),
      max: writer.percent(product.rate.max),
    })
    fields.push(toTyped('rate', texts.rate, hint, values.rate))
  }
  if ('graceMax' in product && product.graceMax > 0) {
    const hint = fillPlaces(texts.graceHint, { max: product.graceMax })
    fields.push(toTyped('grace', texts.grace, hint, values.grace))
  }
  return { drawnFor: product.productKey, fields, offers: offers.map((other) => toLimits(other, signs, texts)) }
}

type TermOptions = Omit<Options, 'errors' | 'offers' | 'signs'> & { error: string | null }

/** Months are typed; the days of a deposit are few and chosen from those of its product. */
function toTermField({ offer, values, texts, error }: TermOptions): FormField<SimulatorField> {
  const common = { name: 'term' as const, value: values.term, error }
  if (offer.calculation === 'credit') {
    const toText = (months: number) => fillPlaces(texts.months, { months })
    const slider = toSlider(offer.product.term, parseCount(values.term) ?? undefined, toText)
    return { ...common, label: texts.termMonths, hint: termHint(offer, texts), slider }
  }
  const choices = allowedTerms(offer.product)
    .toSorted((a, b) => a - b)
    .map((term) => ({ value: String(term), label: fillPlaces(texts.days, { days: term }) }))
  // A list cannot show what is not in it, such as a wrong term from the address.
  const isListed = choices.some(({ value }) => value === values.term)
  const value = isListed ? values.term : String(offer.product.termDefault)
  return { ...common, value, label: texts.term, hint: termHint(offer, texts), choices }
}

function toSlider(
  { min, max, step, default: usual }: { min: number; max: number; step: number; default: number },
  typed: number | undefined,
  toText: (value: number) => string,
): Slider {
  const value = Math.min(Math.max(typed ?? usual, min), max)
  return { min, max, step, value, text: toText(value) }
}

function amountHint({ product }: Offer, texts: SimulatorTexts, { roundMoney }: SimulatorWriter): string {
  const { min, max } = product.amount
  return fillPlaces(texts.amountHint, { min: roundMoney(min), max: roundMoney(max) })
}

function termHint({ product }: Offer, texts: SimulatorTexts): string {
  if ('terms' in product) return `${listTerms(product.terms, texts)}.`
  const { min, max, step } = product.term
  return fillPlaces(step > 1 ? texts.termStepHint : texts.termMonthsHint, { min, max, step })
}

function toLimits(offer: Offer, signs: SimulatorSigns, texts: SimulatorTexts): OfferLimits {
  const { productKey, name, amount } = offer.product
  const hint = amountHint(offer, texts, createWriter(signs, amount.currency))
  return { id: productKey, name, limits: `${hint} ${termHint(offer, texts)}` }
}
