import type { StaffLanguage } from '@/messages/staff/languages'
import { toShare } from '@/src/form-statistics/release/compare-versions'
import { leastPeople } from '@/src/form-statistics/release/release-counts'
import { measuredSteps, type VersionFigures } from '@/src/form-statistics/release/summarise-version'
import { toPercent } from '@/src/form-statistics/texts/comparison-sentences'
import { statisticsTexts } from '@/src/form-statistics/texts/statistics-texts'
import { fillPlaces } from '@/src/i18n/fill-places'
import { formatNumber } from '@/src/i18n/format'

/** A figure that may be shown; of nothing that it is less than the fewest that are shown, which nothing at all is as well. */
export function writeFigure(count: number, language: StaffLanguage): string {
  return count === 0
    ? fillPlaces(statisticsTexts(language).fewer, { count: String(leastPeople) })
    : formatNumber(language, count)
}

/** A share in percent. @param whole what it is a share of; of nothing there is none. */
export function writeShare(part: number, whole: number, language: StaffLanguage): string {
  const share = toShare(part, whole)
  return share === null || part === 0 ? statisticsTexts(language).noShare : toPercent(share)[language]
}

/** The figures of a line, each in its column. */
export function writeFigures(figures: VersionFigures, language: StaffLanguage): string[] {
  return measuredSteps.map((name) => writeFigure(figures[name], language))
}

/** The names of the columns of {@link writeFigures}. */
export function nameFigures(language: StaffLanguage): string[] {
  const texts = statisticsTexts(language)
  return measuredSteps.map((name) => texts.figures[name])
}
