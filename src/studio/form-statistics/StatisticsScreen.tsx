import { Gutter } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { readStatistics } from '@/src/form-statistics/storage/read-statistics'
import { readsStatistics } from '@/src/form-statistics/storage/statistics-readers'
import { statisticsTexts } from '@/src/form-statistics/texts/statistics-texts'
import { toStaffLanguage } from '@/src/i18n/staff-text'
import { LastChange } from './LastChange'
import { StatisticsLimits } from './StatisticsLimits'
import styles from './statistics.module.css'
import { VersionDetails } from './VersionDetails'
import { VersionTable } from './VersionTable'

/** How a form is used, version by version, in figures that say nothing of anybody. */
export async function StatisticsScreen({ initPageResult }: DocumentViewServerProps): Promise<ReactNode> {
  const { req, docID } = initPageResult
  const language = toStaffLanguage(req.i18n.language)
  const texts = statisticsTexts(language)
  const say = (text: string) => (
    <Gutter>
      <main className={styles['statistics']}>
        <h2>{texts.title}</h2>
        <p>{text}</p>
      </main>
    </Gutter>
  )
  if (!readsStatistics(req.user?.role)) return say(texts.notYours)
  const form = await req.payload.findByID({
    collection: 'forms',
    id: Number(docID),
    depth: 0,
    user: req.user,
    overrideAccess: false,
  })
  const statistics = await readStatistics(req.payload, form, Date.now())
  if (!statistics) return say(texts.notCounted)
  const { versions } = statistics
  if (versions.length === 0) return say(texts.notPublished)
  const shown = versions.filter(({ cells }) => cells.length > 0)
  return (
    <Gutter>
      <main className={styles['statistics']}>
        <h2>{texts.title}</h2>
        <p>{texts.intro}</p>
        {shown.length === 0 ? (
          <p>{texts.nothing}</p>
        ) : (
          <>
            <LastChange statistics={statistics} language={language} />
            <VersionTable versions={versions} language={language} />
            <p>
              <a href={`/api/forms/${form.id}/statistics`} download>
                {texts.download}
              </a>
            </p>
            {shown.map((version, at) => (
              <VersionDetails key={version.number} version={version} isOpen={at === 0} language={language} />
            ))}
          </>
        )}
        <StatisticsLimits language={language} />
      </main>
    </Gutter>
  )
}
