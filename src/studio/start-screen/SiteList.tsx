import type { ReactNode } from 'react'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import type { Locale } from '@/src/i18n/locales'
import { fillText, type StaffText } from '@/src/i18n/staff-text'
import { type HeardSite, isSilent } from '@/src/sites/heard-sites'
import { toHealthSentences } from './health-sentences'

const texts = staffTexts.siteList

type SiteListProps = {
  sites: readonly HeardSite[]
  /** Number of the newest publication. */
  newest: number
  /** ms since 1970 */
  now: number
  language: Locale
}

/** The sites in other processes, each with what it said of itself last, as entries of a list. */
export function SiteList({ sites, newest, now, language }: SiteListProps): ReactNode {
  return sites.map((site) => {
    const time = toDuration((now - site.heardAt) / 1000)
    return (
      <li key={site.name}>
        {`${site.name} (${site.url}): `}
        {isSilent(site, now) ? (
          <strong>{fillText(texts.silent, { time })[language]}</strong>
        ) : (
          fillText(texts.heard, { time })[language]
        )}
        {toSentences(site, newest).map((sentence) => ` ${sentence[language]}`)}
      </li>
    )
  })
}

function toSentences(site: HeardSite, newest: number): StaffText[] {
  const { seq, edition, spoolSeconds } = site
  const [build = ''] = edition.split(' ')
  return [
    fillText(texts.shows, { seq, newest, build: build.slice(0, 12) }),
    ...toHealthSentences(site),
    ...(spoolSeconds === null ? [] : [fillText(texts.spool, { time: toDuration(spoolSeconds) })]),
  ]
}

function toDuration(seconds: number): StaffText {
  if (seconds < 120) return fillText(texts.seconds, { count: Math.max(0, Math.round(seconds)) })
  if (seconds < 7_200) return fillText(texts.minutes, { count: Math.round(seconds / 60) })
  return fillText(texts.hours, { count: Math.round(seconds / 3_600) })
}
