import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { findLinkProblems, type LinkProblem } from '@/src/cms/usage/find-link-problems'
import { linkReportHref } from '@/src/cms/usage/link-report-href'
import { editingHref, readGraph, titleOf } from '@/src/cms/usage/read-graph'
import type { Bilingual } from '@/src/fields/bilingual'
import type { Locale } from '@/src/i18n/locales'
import { RetiredBlocks } from '../blocks/RetiredBlocks'

const kinds: Record<LinkProblem['kind'], Bilingual> = {
  gone: { pt: 'Ligações a documentos que já não existem', en: 'Links to documents that are no more' },
  hidden: { pt: 'Ligações que os visitantes não vêem', en: 'Links that visitors do not see' },
  orphan: { pt: 'Páginas a que nada leva', en: 'Pages that nothing leads to' },
  misplaced: { pt: 'Endereços que não seguem a página acima', en: 'Addresses that do not follow the page above' },
}

/** The broken links and the lost pages of the public site. */
export async function LinkReport({ initPageResult, params, searchParams }: AdminViewServerProps): Promise<ReactNode> {
  const { req, permissions, visibleEntities } = initPageResult
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(linkReportHref)}`)
  const language = req.i18n.language === 'en' ? 'en' : 'pt'
  const problems = findLinkProblems(await readGraph(req.payload))
  const groups = Object.entries(kinds).map(([kind, title]) => ({
    title: title[language],
    found: problems.filter((problem) => problem.kind === kind),
  }))
  return (
    <DefaultTemplate
      i18n={req.i18n}
      params={params ?? {}}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams ?? {}}
      user={req.user}
      visibleEntities={visibleEntities}
    >
      <Gutter>
        <h1>{language === 'en' ? 'Links and lost pages' : 'Ligações e páginas perdidas'}</h1>
        {groups.map(({ title, found }) => (
          <section key={title}>
            <h2>{`${title} (${found.length})`}</h2>
            <ul>
              {found.map((problem) => (
                <li key={`${problem.node.slug}/${problem.node.id}/${toDetail(problem, language)}`}>
                  <a href={editingHref(problem.node)}>{titleOf(problem.node, language)}</a>{' '}
                  {toDetail(problem, language)}
                </li>
              ))}
            </ul>
          </section>
        ))}
        <RetiredBlocks payload={req.payload} language={language} />
      </Gutter>
    </DefaultTemplate>
  )
}

function toDetail(problem: LinkProblem, language: Locale): string {
  switch (problem.kind) {
    case 'gone':
      return `→ ${problem.target} (${problem.field})`
    case 'hidden':
      return `→ ${titleOf(problem.target, language)} (${problem.locale}, ${problem.field})`
    case 'orphan':
      return problem.node.path[language] ?? ''
    case 'misplaced':
      return problem.node.path[problem.locale] ?? ''
  }
}
