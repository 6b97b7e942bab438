import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Site } from '@/src/content/get-site'
import type { Locale } from '@/src/i18n/locales'
import { toHref } from '@/src/links/to-href'
import type { PublishingNotes } from '@/src/publications/publishing-notes'
import { type NewsletterPart, newsletterSaidToken } from '@/src/submissions/newsletter-steps'
import controls from '@/src/ui/form-controls.module.css'
import styles from './form-page.module.css'
import { toErrorPlace } from './NotFoundPage'
import { SiteShell } from './SiteShell'

type NewsletterPageProps = { locale: Locale; part: NewsletterPart; site: Site; notes: PublishingNotes }

/**
 * Where a link of a newsletter message leads: the question with its button, or what came of it. The form has no address, so that
 * it is posted to that of the link, with the link's token.
 */
export function NewsletterPage({ locale, part, site, notes }: NewsletterPageProps): ReactNode {
  const t = useTranslations('newsletterPage')
  return (
    <SiteShell site={site} here={toErrorPlace(locale)} trail={[]} tone="sand" notes={notes}>
      <div className={styles['page']}>
        <h1>{t(`${part}.title`)}</h1>
        {part === 'said' ? (
          <>
            <p role="status">{newsletterSaidToken}</p>
            <p>
              <a href={toHref(locale, '/')}>{t('home')}</a>
            </p>
          </>
        ) : (
          <>
            <p>{t(`${part}.question`)}</p>
            <form method="post">
              <button className={controls['button']} type="submit">
                {t(`${part}.button`)}
              </button>
            </form>
          </>
        )}
      </div>
    </SiteShell>
  )
}
