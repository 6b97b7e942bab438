import { getTranslation } from '@payloadcms/translations'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import { findLinkProblems, type LinkProblem } from '@/src/cms/usage/find-link-problems'
import { linkReportHref } from '@/src/cms/usage/link-report-href'
import { editingHref, readGraph, titleOf } from '@/src/cms/usage/read-graph'
import { type StaffText, toStaffLanguage } from '@/src/i18n/staff-text'
import { RetiredBlocks } from '../blocks/RetiredBlocks'
import { StudioScreen } from '../theme/StudioScreen'
import { nameNodePlaces } from './name-node-places'
import './link-report.css'

const kinds: Record<LinkProblem['kind'], StaffText> = staffTexts.linkReport.kinds

/** The broken links and the lost pages of the public site. */
export async function LinkReport(view: AdminViewServerProps): Promise<ReactNode> {
  const { req } = view.initPageResult
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(linkReportHref)}`)
  const language = toStaffLanguage(req.i18n.language)
  const problems = findLinkProblems(await readGraph(req.payload))
  const groups = Object.entries(kinds).map(([kind, title]) => ({
    title: title[language],
    found: problems.filter((problem) => problem.kind === kind),
  }))
  return (
    <StudioScreen view={view}>
      <Gutter>
        <div className="link-report">
          <h1>{staffTexts.linkReport.title[language]}</h1>
          {groups.map(({ title, found }) => (
            <section key={title}>
              <h2>{`${title} (${found.length})`}</h2>
              <ul>
                {found.map((problem) => (
                  <li key={`${problem.node.slug}/${problem.node.id}/${toDetail(problem, req)}`}>
                    <a href={editingHref(problem.node)}>{titleOf(problem.node, language)}</a> {toDetail(problem, req)}
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <RetiredBlocks payload={req.payload} language={language} />
        </div>
      </Gutter>
    </StudioScreen>
  )
}

function toDetail(problem: LinkProblem, req: PayloadRequest): string {
  const language = toStaffLanguage(req.i18n.language)
  switch (problem.kind) {
    case 'gone':
      return `→ ${nameGone(problem.target, req)} (${nameNodePlaces(req, problem.node, [problem.field]).join(', ')})`
    case 'hidden':
      return `→ ${titleOf(problem.target, language)} (${[
        staffTexts.reviewRoom[language].languages[problem.locale],
        ...nameNodePlaces(req, problem.node, [problem.field]),
      ].join(', ')})`
    case 'orphan':
      return problem.node.path[language] ?? ''
    case 'misplaced':
      return problem.node.path[problem.locale] ?? ''
  }
}

/** What is no more has no title left: what kind of thing it was, and its number. */
function nameGone(target: string, { payload, i18n }: PayloadRequest): string {
  const [slug, id] = target.split('/')
  const labels = payload.config.collections.find((config) => config.slug === slug)?.labels
  return `${labels ? getTranslation(labels.singular, i18n) : slug} ${id}`
}
