import type { BeforeListTableServerProps } from 'payload'
import type { ReactNode } from 'react'
import { publishingRoles } from '@/src/cms/access/roles'
import { queryReleases, type Release } from '@/src/cms/workflow/releases/release-store'
import { queryReviews } from '@/src/cms/workflow/review-store'
import { showLocalTime } from '@/src/country/local-time'
import { env } from '@/src/platform/env'
import { workflowTexts } from '../workflow/workflow-texts'
import { BundleDownloads } from './BundleDownloads'
import { ReleaseForm } from './ReleaseForm.client'
import { releaseTexts } from './release-texts'
import { TakeBundle } from './TakeBundle.client'

/** Above the list of releases: approved requests are put together to go live at once, and what is planned is carried out. */
export async function ReleasePlan({ payload, user, i18n }: BeforeListTableServerProps): Promise<ReactNode> {
  if (!user || !publishingRoles.includes(user.role)) return null
  const { language } = i18n
  const { kinds } = workflowTexts(language)
  const texts = releaseTexts(language)
  const [approved, open] = await Promise.all([
    queryReviews(payload, { state: { equals: 'approved' }, kind: { in: ['publish', 'unpublish'] } }),
    queryReleases(payload, { state: { in: ['planned', 'running', 'failed'] } }),
  ])
  const taken = new Set(open.flatMap(({ items }) => items))
  const toLabel = ({ name, dueAt, failure }: Release) =>
    [
      name,
      ...(dueAt ? [`${texts.dueAt} ${showLocalTime(dueAt, language)}`] : []),
      ...(failure ? [`${texts.failed}: ${failure}`] : []),
    ].join(', ')
  const newest = env.promotion.keyFile === undefined ? [] : await queryReleases(payload, {})
  return (
    <>
      <ReleaseForm
        requests={approved
          .filter(({ id }) => !taken.has(id))
          .map(({ id, title, kind, languages }) => ({
            id,
            label: `${title}: ${kinds[kind]} (${languages.join(', ')})`,
          }))}
        releases={open
          .filter(({ state }) => state !== 'running')
          .map((release) => ({ id: release.id, label: toLabel(release) }))}
        language={language}
        texts={texts}
      />
      <BundleDownloads releases={newest.toReversed().slice(0, 20)} texts={texts} />
      {env.promotion.senders.length > 0 && <TakeBundle language={language} texts={texts} />}
    </>
  )
}
