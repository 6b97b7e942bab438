import { inStaffLanguages } from '@/messages/staff/languages'
import staffTexts from '@/messages/staff/simulators.json' with { type: 'json' }
import { Decimal } from '@/site/schemas/decimal'
import { fillText, type StaffText } from '@/src/i18n/staff-text'
import { signsOfLanguage } from '../signs-of-language'
import { createWriter, type ProductCurrency } from '../simulator-writer'
import type { FigureKind, FigureName } from './figures'
import type { CaseDifference } from './find-case-difference'
import type { CaseMistake } from './find-case-mistakes'

const texts = staffTexts.goldenCases
const figureNames: Readonly<Record<string, StaffText>> = texts.figures satisfies Record<FigureName, StaffText>
const fieldNames: Readonly<Record<string, StaffText>> = texts.fields
const nothing = inStaffLanguages(() => '–')

/** Places of a percentage that is told: as many as its size asks for. */
const mostPlaces = 4

/** What keeps a golden case from being judged, in a sentence for staff. */
export function toCaseMistakeText({ code, place, name }: CaseMistake): StaffText {
  return fillText(texts.mistakes[code], { name: name || String(place + 1) })
}

/** What a golden case expected and what came, in a sentence for staff. */
export function toCaseDifferenceText({ golden, outcome, figure }: CaseDifference): StaffText {
  const { name, expected, day } = golden
  const values = { name, day: day.split('-').reverse().join('/') }
  if (outcome.verdict === 'notOffered') return fillText(texts.notOffered, values)
  if (outcome.verdict === 'workedOut') {
    if (!figure)
      return fillText(texts.notRefused, {
        ...values,
        field: nameField(expected.verdict === 'refused' ? expected.field : ''),
      })
    const write = (amount: Decimal | null) => (amount ? writeFigure(figure.kind, amount, outcome.currency) : nothing)
    return fillText(texts.otherFigure, {
      ...values,
      // A step of a simulator of steps has the name that staff gave it.
      figure: figureNames[figure.name] ?? inStaffLanguages(() => figure.name),
      expected: write(new Decimal(figure.expected)),
      found: write(figure.found),
    })
  }
  const found = outcome.refusals.map(({ message }) => message).join(' ')
  if (expected.verdict === 'workedOut') return fillText(texts.refused, { ...values, found })
  const wanted = { field: nameField(expected.field), message: expected.message }
  return fillText(wanted.message === '' ? texts.refusedElsewhere : texts.otherMessage, { ...values, ...wanted, found })
}

function nameField(field: string): StaffText {
  return fieldNames[field] ?? inStaffLanguages(() => field || '–')
}

function writeFigure(kind: FigureKind, amount: Decimal, currency: ProductCurrency): StaffText {
  return inStaffLanguages((language) => {
    const writer = createWriter(signsOfLanguage(language), currency)
    if (kind === 'amount') return writer.money(amount)
    const places = amount.toDecimalPlaces(mostPlaces)
    return kind === 'number' ? writer.number(places.toString()) : writer.percent(places)
  })
}
