import type { ReactNode } from 'react'
import { type Day, writeDay } from '@/src/country/calendar'
import type { SimulatorProps } from './simulator-props'
import { fill } from './simulator-texts'

type SmallPrintProps = Pick<SimulatorProps, 'day' | 'notice' | 'texts' | 'validUntil'> & { validFrom: Day }

/** From when a simulation counts, how long its conditions hold, and that it is no offer. */
export function SmallPrint({ day, texts, notice, validFrom, validUntil }: SmallPrintProps): ReactNode {
  const isExpired = validUntil !== '' && validUntil < day
  const sentences = [
    fill(texts.start, { date: writeDay(day) }),
    fill(texts.validFrom, { date: writeDay(validFrom) }),
    ...(validUntil === '' || isExpired ? [] : [fill(texts.validUntil, { date: writeDay(validUntil) })]),
  ]
  return (
    <div data-part="print">
      {isExpired ? <p data-part="expired">{fill(texts.expired, { date: writeDay(validUntil) })}</p> : null}
      <p>{sentences.join(' ')}</p>
      <p>{notice}</p>
    </div>
  )
}
