import type { ReactNode } from 'react'
import { type GuardedBlock, RenderBlocks } from '@/blocks/render-blocks'
import { chooseBlocks } from '@/src/publishing/block-choice'
import { toHere } from './here'
import { isSiteMap, type PageData } from './page-data'
import { SiteShell } from './SiteShell'
import { toScriptText, toStructuredData } from './structured-data'
import { BranchPage } from './templates/BranchPage'
import { PersonProfile } from './templates/PersonProfile'
import { SiteTree } from './templates/SiteTree'
import { TipArticle } from './templates/TipArticle'
import { toBreadcrumbs } from './to-breadcrumbs'
import { toDescription } from './to-description'

type SitePageProps = PageData & {
  blockChoice: string | null
  /** Whether what stands around the page is left out, for the publishing engine, which puts it around. */
  isBare?: boolean
  /** Whether each block says which row of the document it is, for a preview that is edited in; never for visitors. */
  showsRows?: boolean
  /** Stands around each block, for a preview that says which ones cannot be shown; never for visitors. */
  guard?: (block: GuardedBlock) => ReactNode
}

/** A whole page: the document that has the address, inside the site's shell. */
export function SitePage({ blockChoice, isBare = false, showsRows = false, guard, ...data }: SitePageProps): ReactNode {
  const { document, site } = data
  const here = toHere(document, data.context)
  const trail = [...document.ancestors, { title: toDescription(document).title, path: document.path }]
  const structuredData = toScriptText(toStructuredData(data, toBreadcrumbs({ trail, here })))
  return (
    <SiteShell {...{ site, here, trail, isBare }} tone={data.context.tone} notes={{ ...data.notes, isBare }}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose markup characters are escaped */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />
      <Content {...data} blockChoice={blockChoice} showsRows={showsRows} guard={guard} />
    </SiteShell>
  )
}

type ContentProps = Omit<SitePageProps, 'guard'> & { guard: SitePageProps['guard'] | undefined }

function Content({ document, context, blockChoice, showsRows, guard }: ContentProps): ReactNode {
  switch (document.kind) {
    case 'page':
      return (
        <>
          <RenderBlocks
            blocks={chooseBlocks(document.page.layout ?? [], blockChoice)}
            page={context}
            showsRows={showsRows ?? false}
            guard={guard}
          />
          {isSiteMap(document) ? <SiteTree context={context} /> : null}
        </>
      )
    case 'tip':
      return <TipArticle tip={document.tip} context={context} />
    case 'person':
      return <PersonProfile person={document.person} context={context} />
    case 'branch':
      return <BranchPage branch={document.branch} context={context} />
  }
}
