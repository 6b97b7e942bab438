import { country, provinceNames } from '@/src/country/bank'
import { toHref } from '@/src/links/to-href'
import { type OpeningHours, toOpeningHours } from '@/src/map/opening-hours/opening-hours'
import { type Interval, wholeDay } from '@/src/map/opening-hours/parse-hours'
import { weekdays } from '@/src/map/opening-hours/week'
import { hasOwnPhone } from '@/src/map/place'
import type { PageData } from './page-data'
import type { Thing } from './thing'
import { toAbsolute } from './to-metadata'

/**
 * The branch or cash point of a page in schema.org's words; none on any other page.
 *
 * @see https://schema.org/BankOrCreditUnion, https://schema.org/AutomatedTeller, https://schema.org/OpeningHoursSpecification
 */
export function toPlaceThing({ document, context }: PageData): Thing[] {
  if (document.kind !== 'branch') return []
  const { name, placeKind, address, bairro, municipality, province, latitude, longitude, phone, access } =
    document.branch
  const hours = toOpeningHours(document.branch)
  const url = toAbsolute(toHref(context.locale, context.path))
  return [
    {
      '@type': placeKind === 'cashPoint' ? 'AutomatedTeller' : 'BankOrCreditUnion',
      '@id': `${url}#place`,
      name,
      url,
      parentOrganization: { '@id': toAbsolute('/#bank') },
      address: {
        '@type': 'PostalAddress',
        streetAddress: [address, bairro].filter(Boolean).join(', '),
        addressLocality: municipality,
        ...(province ? { addressRegion: provinceNames[province] } : {}),
        addressCountry: country.code,
      },
      ...(latitude === null || longitude === null ? {} : { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
      ...(hasOwnPhone(phone, context.settings.helpline) ? { telephone: phone.replaceAll('\u00a0', ' ') } : {}),
      ...toOpeningTimes(hours),
      ...(access?.includes('stepFree')
        ? { amenityFeature: [{ '@type': 'LocationFeatureSpecification', name: 'Step-free entrance', value: true }] }
        : {}),
    },
  ]
}

function toOpeningTimes({ week, exceptions }: OpeningHours): Thing {
  const usual = [
    ...weekdays.flatMap((day) =>
      week[day].map((times) => ({ dayOfWeek: `https://schema.org/${capitalise(day)}`, times })),
    ),
    ...week.publicHolidays.map((times) => ({ dayOfWeek: 'https://schema.org/PublicHolidays', times })),
  ].map(({ dayOfWeek, times }) => ({ '@type': 'OpeningHoursSpecification', dayOfWeek, ...toTimes(times) }))
  const special = exceptions.flatMap(({ from, to, intervals }) => {
    const days = { '@type': 'OpeningHoursSpecification', validFrom: from, validThrough: to }
    // The same time twice means closed all day.
    if (intervals.length === 0) return [{ ...days, opens: '00:00', closes: '00:00' }]
    return intervals.map((times) => ({ ...days, ...toTimes(times) }))
  })
  return {
    ...(usual.length > 0 ? { openingHoursSpecification: usual } : {}),
    ...(special.length > 0 ? { specialOpeningHoursSpecification: special } : {}),
  }
}

/** All day is written to its last minute. @see https://developers.google.com/search/docs/appearance/structured-data/local-business */
function toTimes({ from, to }: Interval): { opens: string; closes: string } {
  if (to - from === wholeDay) return { opens: '00:00', closes: '23:59' }
  return { opens: writeTime(from), closes: writeTime(to % wholeDay) }
}

function writeTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
