import type { ReactNode } from 'react'
import { type Day, writeDay } from '@/src/country/calendar'
import { fillPlaces } from '@/src/i18n/fill-places'
import type { SimulatorProps } from './simulator-props'

type SmallPrintProps = Pick<SimulatorProps, 'day' | 'notice' | 'texts' | 'validUntil'> & { validFrom: Day }

/** From when a simulation counts, how long its conditions hold, and that it is no offer. */
export function SmallPrint({ day, texts, notice, validFrom, validUntil }: SmallPrintProps): ReactNode {
  const isExpired = validUntil !== '' && validUntil < day
  const sentences = [
    fillPlaces(texts.start, { date: writeDay(day) }),
    fillPlaces(texts.validFrom, { date: writeDay(validFrom) }),
    ...(validUntil === '' || isExpired ? [] : [fillPlaces(texts.validUntil, { date: writeDay(validUntil) })]),
  ]
  return (
    <div data-part="print">
      {isExpired ? <p data-part="expired">{fillPlaces(texts.expired, { date: writeDay(validUntil) })}</p> : null}
      <p>{sentences.join(' ')}</p>
      <p>{notice}</p>
    </div>
  )
}
