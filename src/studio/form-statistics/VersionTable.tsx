import type { ReactNode } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import type { VersionStatistics } from '@/src/form-statistics/storage/read-statistics'
import { statisticsTexts } from '@/src/form-statistics/texts/statistics-texts'
import { fillPlaces } from '@/src/i18n/fill-places'
import { formatDate } from '@/src/i18n/format'
import { FigureTable } from './FigureTable'
import { nameFigures, writeFigures, writeShare } from './write-figures'

type VersionTableProps = { versions: readonly VersionStatistics[]; language: StaffLanguage }

/** All versions of a form beside each other, the newest first. */
export function VersionTable({ versions, language }: VersionTableProps): ReactNode {
  const texts = statisticsTexts(language)
  return (
    <FigureTable
      caption={texts.versions}
      columns={[texts.version, ...nameFigures(language), texts.sentShare]}
      rows={versions.map(({ number, state, publishedAt, summary: { figures } }) => ({
        key: String(number),
        names: [
          [
            fillPlaces(texts.versionNumber, { number: String(number) }),
            fillPlaces(texts.published, { day: formatDate(language, publishedAt) }),
            ...(state === 'published' ? [texts.inForce] : []),
          ].join(', '),
        ],
        figures: [...writeFigures(figures, language), writeShare(figures.sent, figures.opened, language)],
      }))}
    />
  )
}
