import type { ReactNode } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import { writeDay } from '@/src/country/calendar'
import { toPosts } from '@/src/form-statistics/release/compare-versions'
import { leastPeople } from '@/src/form-statistics/release/release-counts'
import type { VersionStatistics } from '@/src/form-statistics/storage/read-statistics'
import { statisticsTexts } from '@/src/form-statistics/texts/statistics-texts'
import { toPlaceText } from '@/src/form-statistics/texts/to-place-text'
import { toRuleText } from '@/src/forms/governance/rule-text'
import { fillPlaces } from '@/src/i18n/fill-places'
import { FigureTable } from './FigureTable'
import { nameFigures, writeFigure, writeFigures, writeShare } from './write-figures'

/** The days that are shown here; the file has all of them. */
const mostDays = 31

type VersionDetailsProps = { version: VersionStatistics; isOpen: boolean; language: StaffLanguage }

/** One version: by language, by field and rule, by page, and by day. */
export function VersionDetails({ version, isOpen, language }: VersionDetailsProps): ReactNode {
  const { number, definition, summary } = version
  const texts = statisticsTexts(language)
  const ofVersion = (text: string) => fillPlaces(text, { number: String(number) })
  const name = (place: string) => toPlaceText(definition, { place }, language)
  const posts = toPosts(summary.figures)
  return (
    <details open={isOpen}>
      <summary>{ofVersion(texts.versionNumber)}</summary>
      <FigureTable
        caption={ofVersion(texts.byLocale)}
        columns={[texts.language, ...nameFigures(language), texts.sentShare]}
        rows={summary.byLocale.map(({ locale, figures }) => ({
          key: locale,
          names: [texts.languages[locale]],
          figures: [...writeFigures(figures, language), writeShare(figures.sent, figures.opened, language)],
        }))}
      />
      {summary.refusedBy.length === 0 ? (
        <p>{fillPlaces(texts.noRefusals, { count: String(leastPeople) })}</p>
      ) : (
        <FigureTable
          caption={ofVersion(texts.refusedByTitle)}
          columns={[texts.field, texts.rule, texts.times, texts.share]}
          rows={summary.refusedBy.map(({ place, rule, count }) => ({
            key: `${place} ${rule}`,
            names: [name(place), toRuleText(rule, language)],
            figures: [writeFigure(count, language), writeShare(count, posts, language)],
          }))}
        />
      )}
      <FigureTable
        caption={ofVersion(texts.leftAtTitle)}
        columns={[texts.page, texts.reached, texts.passed, texts.left]}
        rows={summary.leftAt.map(({ place, reached, passed, left }) => ({
          key: place,
          names: [name(place)],
          figures: [reached, passed, left].map((count) => writeFigure(count, language)),
        }))}
      />
      {summary.byDay.length === 0 ? (
        <p>{texts.noDays}</p>
      ) : (
        <FigureTable
          caption={ofVersion(texts.byDay)}
          columns={[texts.day, ...nameFigures(language)]}
          rows={summary.byDay
            .slice(-mostDays)
            .reverse()
            .map(({ day, figures }) => ({
              key: day,
              names: [writeDay(day)],
              figures: writeFigures(figures, language),
            }))}
        />
      )}
    </details>
  )
}
