import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import { toStaffLanguage } from '@/src/i18n/staff-text'
import { toGalleryIndexHref } from '@/src/links/gallery-hrefs'

/** The way from the CMS's menu to the block gallery. */
export function GalleryLink({ i18n }: ServerProps): ReactNode {
  const language = toStaffLanguage(i18n.language)
  return (
    <a className="nav__link" href={toGalleryIndexHref(language)}>
      <span className="nav__link-label">{staffTexts.galleryLink.title[language]}</span>
    </a>
  )
}
