import { allowedTerms } from '@/schemas/simulator/allowed-terms'
import type { Offer } from '@/schemas/simulator/offers'
import type { SimulatorField, SimulatorQuestion } from '@/schemas/simulator/parse-simulator-query'
import type { Locale } from '@/src/i18n/locales'
import { writeDecimal } from '@/src/i18n/write-money'
import { fill, type SimulatorTexts } from './simulator-texts'
import { createWriter, type SimulatorWriter } from './simulator-writer'

/** A field of the form, ready to be drawn. */
export type FormField = {
  name: SimulatorField
  label: string
  hint: string | null
  value: string
  error: string | null
  /** Null for a field to type in. */
  choices: readonly { value: string; label: string }[] | null
}

/** What the product of each simulator allows, for those who want to know before they choose. */
export type OfferLimits = { id: string; name: string; limits: string }

export type SimulatorForm = {
  fields: readonly FormField[]
  offers: readonly OfferLimits[]
}

type Options = {
  question: SimulatorQuestion
  offers: readonly Offer[]
  locale: Locale
  texts: SimulatorTexts
}

/** The form with what was asked in it, and what is wrong beside it. */
export function toSimulatorForm({ question, offers, locale, texts }: Options): SimulatorForm {
  const { offer, values, errors } = question
  const writer = createWriter(locale, offer.product.amount.currency)
  const errorOf = (name: SimulatorField) =>
    errors.some((field) => field === name) ? toError(name, offer, texts, writer) : null
  const isTyped = values.amount !== String(offer.product.amount.default)
  const { product } = offer
  const fields: FormField[] = [
    {
      name: 'product',
      label: texts.product,
      hint: null,
      value: product.productKey,
      error: errorOf('product'),
      choices: offers.map((other) => ({ value: other.product.productKey, label: other.product.name })),
    },
    {
      name: 'amount',
      label: texts.amount,
      hint: fill(texts.amountHint, {
        min: writer.roundMoney(product.amount.min),
        max: writer.roundMoney(product.amount.max),
      }),
      value: isTyped ? values.amount : writeDecimal(locale, values.amount),
      error: errorOf('amount'),
      choices: null,
    },
    toTermField({ question, offers, texts, error: errorOf('term') }),
  ]
  if (product.rate) {
    const hint = fill(texts.rateHint, { min: writer.percent(product.rate.min), max: writer.percent(product.rate.max) })
    fields.push({ name: 'rate', label: texts.rate, hint, value: values.rate, error: errorOf('rate'), choices: null })
  }
  if ('graceMax' in product && product.graceMax > 0) {
    const hint = fill(texts.graceHint, { max: product.graceMax })
    fields.push({
      name: 'grace',
      label: texts.grace,
      hint,
      value: values.grace,
      error: errorOf('grace'),
      choices: null,
    })
  }
  return { fields, offers: offers.map((other) => toLimits(other, locale, texts)) }
}

type TermOptions = Pick<Options, 'question' | 'offers' | 'texts'> & { error: string | null }

/** Months are typed; the days of deposits are few and chosen, those of all products, so that the product can change too. */
function toTermField({ question, offers, texts, error }: TermOptions): FormField {
  const { offer, values } = question
  const common = { name: 'term' as const, value: values.term, error }
  if (offer.calculation === 'credit') {
    return { ...common, label: texts.termMonths, hint: termHint(offer, texts), choices: null }
  }
  const days = new Set(offers.flatMap(({ product }) => allowedTerms(product)))
  const choices = [...days]
    .toSorted((a, b) => a - b)
    .map((term) => ({
      value: String(term),
      label: fill(texts.days, { days: term }),
    }))
  return { ...common, label: texts.term, hint: termHint(offer, texts), choices }
}

function termHint({ product }: Offer, texts: SimulatorTexts): string {
  if ('terms' in product) return `${listTerms(product.terms, texts)}.`
  const { min, max, step } = product.term
  return fill(step > 1 ? texts.termStepHint : texts.termMonthsHint, { min, max, step })
}

function listTerms(terms: readonly number[], texts: SimulatorTexts): string {
  return fill(texts.days, { days: terms.toSorted((a, b) => a - b).join(', ') })
}

function toError(
  name: SimulatorField,
  { product }: Offer,
  { errors, ...texts }: SimulatorTexts,
  writer: SimulatorWriter,
): string {
  switch (name) {
    case 'product':
      return errors.product
    case 'amount': {
      const { min, max } = product.amount
      return fill(errors.amount, { min: writer.money(min), max: writer.money(max) })
    }
    case 'term': {
      if ('terms' in product) return fill(errors.termChoice, { terms: listTerms(product.terms, { errors, ...texts }) })
      const { min, max, step } = product.term
      return fill(step > 1 ? errors.termStep : errors.term, { min, max, step })
    }
    case 'rate': {
      const { min, max } = product.rate ?? { min: 0, max: 0 }
      return fill(errors.rate, { min: writer.percent(min), max: writer.percent(max) })
    }
    case 'grace':
      return fill(errors.grace, { max: 'graceMax' in product ? product.graceMax : 0 })
  }
}

function toLimits({ product }: Offer, locale: Locale, texts: SimulatorTexts): OfferLimits {
  const writer = createWriter(locale, product.amount.currency)
  const amount = fill(texts.amountHint, {
    min: writer.roundMoney(product.amount.min),
    max: writer.roundMoney(product.amount.max),
  })
  const term =
    'terms' in product
      ? `${listTerms(product.terms, texts)}.`
      : fill(product.term.step > 1 ? texts.termStepHint : texts.termMonthsHint, product.term)
  return { id: product.productKey, name: product.name, limits: `${amount} ${term}` }
}
