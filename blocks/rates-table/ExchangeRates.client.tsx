'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { writeDay } from '@/src/country/calendar'
import { type ForeignCurrency, ownCurrency } from '@/src/country/currencies'
import { localDay } from '@/src/country/local-day'
import { fillPlaces } from '@/src/i18n/fill-places'
import { Converter } from './Converter'
import { commonAmount, toConversion } from './conversion'
import type { ExchangeRatesProps } from './exchange-rates-props'
import { RatesList } from './RatesList'
import { toConvertedCurrencies } from './to-converted-currencies'
import { useLatestRates } from './use-latest-rates'

/**
 * The rates of the day and the converter. Without script they are as the page was published, and a conversion is a question to the
 * page; with script both follow what is published while the page is open.
 */
export function ExchangeRates(props: ExchangeRatesProps): ReactNode {
  const { id, texts, hasConverter, note, ratesHref, history } = props
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  const rates = useLatestRates(ratesHref, props.rates)
  const day = isHydrated ? localDay(Date.now()) : props.day
  const isOld = day > rates.usableUntil
  const currencies = toConvertedCurrencies(rates, props)
  const [conversion, setConversion] = useState(toConversion(props.query, currencies))
  const date = writeDay(rates.day)
  const converts = hasConverter && !isOld && currencies.length > 1
  /** What came while the page was open is newer than all that it knows of. */
  const previous = rates.day > props.rates.day && rates.source === props.rates.source ? props.rates : history.previous
  const convertRow = (currency: ForeignCurrency) => {
    setConversion({ typed: commonAmount, from: currency, to: ownCurrency })
    document.getElementById(`${id}-convert`)?.focus()
  }
  return (
    <>
      {converts ? (
        <Converter
          {...props}
          currencies={currencies}
          conversion={conversion}
          onChange={setConversion}
          isHydrated={isHydrated}
        />
      ) : null}
      <div data-part="list">
        <RatesList {...props} rates={rates} previous={previous} onConvert={converts ? convertRow : null} />
        {isOld ? <p data-part="old">{fillPlaces(hasConverter ? texts.oldConverter : texts.old, { date })}</p> : null}
        <p data-part="note">{note}</p>
        <p role="status" data-part="news">
          {rates === props.rates ? null : fillPlaces(texts.news, { date })}
        </p>
      </div>
    </>
  )
}
