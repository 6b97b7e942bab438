import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { toGalleryIndexHref } from '@/src/links/gallery-hrefs'

/** The way from the CMS's menu to the block gallery. */
export function GalleryLink({ i18n }: ServerProps): ReactNode {
  const isEnglish = i18n.language === 'en'
  return (
    <a className="nav__link" href={toGalleryIndexHref(isEnglish ? 'en' : 'pt')}>
      <span className="nav__link-label">{isEnglish ? 'Block gallery' : 'Mostruário de blocos'}</span>
    </a>
  )
}
