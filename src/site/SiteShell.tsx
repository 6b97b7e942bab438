import type { ReactNode } from 'react'
import type { Site } from '@/src/content/get-site'
import type { PublishingNotes } from '@/src/publications/publishing-notes'
import type { Tone } from '@/src/ui/tone'
import { Breadcrumbs } from './Breadcrumbs'
import { Footer } from './Footer'
import { Header } from './Header'
import type { Here } from './here'
import { PublishingNotesScript } from './PublishingNotesScript'
import { SkipLink } from './SkipLink'
import { type TrailPage, toBreadcrumbs } from './to-breadcrumbs'
import { toFooterProps } from './to-footer-props'
import { toHeaderProps } from './to-header-props'
import { toHelpline } from './to-helpline'

type SiteShellProps = {
  site: Site
  here: Here
  trail: readonly TrailPage[]
  /** The colour of the top of the page, which the way to it stands on as well. */
  tone: Tone
  notes: PublishingNotes
  /** Whether only the places of header and footer are drawn. */
  isBare?: boolean
  children: ReactNode
}

const contentId = 'conteudo'

/** What stands around the content of every page: skip link, header, breadcrumbs, main landmark and footer. */
export function SiteShell({
  site: { frame, settings },
  here,
  trail,
  tone,
  notes,
  isBare = false,
  children,
}: SiteShellProps): ReactNode {
  const breadcrumbs = toBreadcrumbs({ trail, here })
  return (
    <>
      <PublishingNotesScript notes={notes} />
      <SkipLink targetId={contentId} />
      {isBare ? <header /> : <Header {...toHeaderProps({ frame, settings, here })} />}
      {breadcrumbs ? <Breadcrumbs {...breadcrumbs} tone={tone} /> : null}
      <main id={contentId} tabIndex={-1}>
        {children}
      </main>
      {isBare ? <BareFooter helpline={settings.helpline} /> : <Footer {...toFooterProps({ frame, settings, here })} />}
    </>
  )
}

/** Holds what the text of a page is set by: a number that the frame links is a link wherever it stands. @see setText */
function BareFooter({ helpline }: { helpline: string }): ReactNode {
  const linked = toHelpline(helpline)
  return <footer>{linked ? <a href={linked.href}>{linked.number}</a> : null}</footer>
}
