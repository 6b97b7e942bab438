import type { ReactNode } from 'react'
import type { Site } from '@/src/content/get-site'
import type { Tag } from '@/src/publications/tags'
import { tagsMetaName } from '@/src/publications/tags-meta-name'
import type { Tone } from '@/src/ui/tone'
import { Breadcrumbs } from './Breadcrumbs'
import { Footer } from './Footer'
import { Header } from './Header'
import type { Here } from './here'
import { SkipLink } from './SkipLink'
import { type TrailPage, toBreadcrumbs } from './to-breadcrumbs'
import { toFooterProps } from './to-footer-props'
import { toHeaderProps } from './to-header-props'

type SiteShellProps = {
  site: Site
  here: Here
  trail: readonly TrailPage[]
  /** The colour of the top of the page, which the way to it stands on as well. */
  tone: Tone
  /** What the page depends on: taken off again by the publishing engine before anybody sees the page. */
  tags: readonly Tag[]
  children: ReactNode
}

const contentId = 'conteudo'

/** What stands around the content of every page: skip link, header, breadcrumbs, main landmark and footer. */
export function SiteShell({ site: { frame, settings }, here, trail, tone, tags, children }: SiteShellProps): ReactNode {
  const breadcrumbs = toBreadcrumbs({ trail, here })
  return (
    <>
      <meta name={tagsMetaName} content={tags.join(' ')} />
      <SkipLink targetId={contentId} />
      <Header {...toHeaderProps({ frame, settings, here })} />
      {breadcrumbs ? <Breadcrumbs {...breadcrumbs} tone={tone} /> : null}
      <main id={contentId} tabIndex={-1}>
        {children}
      </main>
      <Footer {...toFooterProps({ frame, settings, here })} />
    </>
  )
}
