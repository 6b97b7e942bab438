import type { ReactNode } from 'react'
import { type Day, writeDay } from '@/src/country/calendar'
import { fillPlaces } from '@/src/i18n/fill-places'
import type { SimulatorTexts } from '@/src/simulators/simulator-texts'
import type { SimulatorProps } from './simulator-props'

/** The words of it, which all simulators have. */
export type SmallPrintTexts = Pick<SimulatorTexts, 'expired' | 'start' | 'validFrom' | 'validUntil'>

type SmallPrintProps = Pick<SimulatorProps, 'day' | 'notice' | 'validUntil'> & {
  texts: SmallPrintTexts
  /** Empty where no condition depends on a day. */
  validFrom: Day
}

/** From when a simulation counts, how long its conditions hold, and that it is no offer. */
export function SmallPrint({ day, texts, notice, validFrom, validUntil }: SmallPrintProps): ReactNode {
  const isExpired = validUntil !== '' && validUntil < day
  const say = (text: string, date: Day) => (date === '' ? '' : fillPlaces(text, { date: writeDay(date) }))
  const sentences = [
    say(texts.start, day),
    say(texts.validFrom, validFrom),
    isExpired ? '' : say(texts.validUntil, validUntil),
  ]
  return (
    <div data-part="print">
      {isExpired ? <p data-part="expired">{say(texts.expired, validUntil)}</p> : null}
      <p>{sentences.filter(Boolean).join(' ')}</p>
      <p>{notice}</p>
    </div>
  )
}
