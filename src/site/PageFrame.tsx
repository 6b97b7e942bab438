import type { ReactNode } from 'react'
import type { Site } from '@/src/content/get-site'
import type { Locale } from '@/src/i18n/locales'
import type { Section } from '@/src/publications/place'
import type { PublishingNotes } from '@/src/publications/publishing-notes'
import { alternateToken } from '@/src/publishing/frame/page-frame'
import { toAudience } from './audience'
import { Footer } from './Footer'
import { Header } from './Header'
import { PublishingNotesScript } from './PublishingNotesScript'
import { toCurrentEverywhere } from './to-current-everywhere'
import { toFooterProps } from './to-footer-props'
import { toFrameName } from './to-frame-name'
import { toHeaderProps } from './to-header-props'

type PageFrameProps = { site: Site; locale: Locale; section: Section }

/** What stands around every page of a section, without a page: the publishing engine puts it around those that are finished. */
export function PageFrame({ site, locale, section }: PageFrameProps): ReactNode {
  const { frame, settings } = site
  const here = { locale, path: '', section, alternateHref: alternateToken }
  const header = toHeaderProps({ frame, settings, here })
  const notes: PublishingNotes = {
    ...{ tags: [], listedOn: null, isConfidential: false, parameters: [], search: [], answers: [] },
    frames: [toFrameName({ site, locale, audience: toAudience(section) })],
    menus: header.menus.map(({ paths }) => [...paths]),
  }
  return (
    <>
      <PublishingNotesScript notes={notes} />
      <Header {...toCurrentEverywhere(header)} />
      <main />
      <Footer {...toFooterProps({ frame, settings, here })} />
    </>
  )
}
