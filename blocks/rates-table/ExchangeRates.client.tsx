'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { localDay, writeDay } from '@/src/country/calendar'
import { fillPlaces } from '@/src/i18n/fill-places'
import { Converter } from './Converter'
import type { ExchangeRatesProps } from './exchange-rates-props'
import { RatesList } from './RatesList'
import { toConvertedCurrencies } from './to-converted-currencies'
import { useLatestRates } from './use-latest-rates'

/**
 * The rates of the day and the converter. Without script they are as the page was published, and a conversion is a question to the
 * page; with script both follow what is published while the page is open.
 */
export function ExchangeRates(props: ExchangeRatesProps): ReactNode {
  const { texts, hasConverter, note, ratesHref } = props
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  const rates = useLatestRates(ratesHref, props.rates)
  const day = isHydrated ? localDay(Date.now()) : props.day
  const isOld = day > rates.usableUntil
  const currencies = toConvertedCurrencies(rates, props)
  const date = writeDay(rates.day)
  return (
    <>
      <div data-part="list">
        <RatesList {...props} rates={rates} />
        {isOld ? <p data-part="old">{fillPlaces(hasConverter ? texts.oldConverter : texts.old, { date })}</p> : null}
        <p data-part="note">{note}</p>
        <p role="status" data-part="news">
          {rates === props.rates ? null : fillPlaces(texts.news, { date })}
        </p>
      </div>
      {hasConverter && !isOld && currencies.length > 1 ? (
        <Converter {...props} currencies={currencies} date={date} isHydrated={isHydrated} />
      ) : null}
    </>
  )
}
