import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/src/ui/Icon'
import type { IconName } from '@/src/ui/icon-drawings'
import { Wordmark } from '@/src/ui/Wordmark'
import styles from './Footer.module.css'
import { FooterNewsletter } from './FooterNewsletter'
import type { FooterProps } from './to-footer-props'
import type { PageLink } from './to-page-link'

/** The end of every page: help first, then the ways through the site, then what the bank must and wants to say. */
export function Footer({
  bankName,
  tagline,
  homeHref,
  helpline,
  questionsHref,
  messaging,
  columns,
  newsletter,
  legalLinks,
  securityNotice,
  smallPrint,
}: FooterProps): ReactNode {
  const t = useTranslations('footer')
  return (
    <footer className={styles['footer']} data-surface="deep">
      <section className={styles['support']} aria-labelledby="footer-support">
        <h2 className={styles['supportTitle']} id="footer-support">
          {t('supportTitle')}
        </h2>
        <ul className={styles['supportWays']} role="list">
          {helpline ? (
            <SupportWay icon="phone" href={helpline.href} label={t('helpline')} words={helpline.number} />
          ) : null}
          {questionsHref ? (
            <SupportWay icon="question" href={questionsHref} label={t('questionsLabel')} words={t('questions')} />
          ) : null}
          {messaging ? (
            <SupportWay icon="message" href={messaging.href} label={t('messagingLabel')} words={messaging.label} />
          ) : null}
        </ul>
      </section>

      <div className={styles['main']}>
        <nav className={styles['columns']} aria-label={t('columns')}>
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2 className={styles['title']}>{title}</h2>
              <LinkList links={links} className={styles['links']} />
            </div>
          ))}
        </nav>
        {newsletter ? (
          <section className={styles['newsletter']} aria-labelledby="footer-newsletter">
            <h2 className={styles['title']} id="footer-newsletter">
              {newsletter.title}
            </h2>
            {newsletter.text ? <p>{newsletter.text}</p> : null}
            {newsletter.form ? <FooterNewsletter form={newsletter.form} /> : null}
            {newsletter.href ? (
              <p>
                <a className={styles['link']} href={newsletter.href}>
                  {t('newsletterForm')}
                </a>
              </p>
            ) : null}
          </section>
        ) : null}
      </div>

      <div className={styles['end']}>
        <div className={styles['sign']}>
          <a className={styles['home']} href={homeHref} aria-label={t('home', { bank: bankName })}>
            <Wordmark name={bankName} isOnDeepSurface />
          </a>
          <div>
            {tagline ? <p className={styles['tagline']}>{tagline}</p> : null}
            <p className={styles['story']}>{t('story')}</p>
          </div>
        </div>
        {securityNotice ? (
          <p className={styles['security']}>
            <Icon name="shield" />
            <span>{securityNotice}</span>
          </p>
        ) : null}
        {legalLinks.length > 0 ? (
          <nav className={styles['legal']} aria-label={t('legal')}>
            <LinkList links={legalLinks} className={styles['legalLinks']} />
          </nav>
        ) : null}
        {smallPrint ? <p className={styles['smallPrint']}>{smallPrint}</p> : null}
      </div>
    </footer>
  )
}

type SupportWayProps = { icon: IconName; href: string; label: string; words: string }

function SupportWay({ icon, href, label, words }: SupportWayProps): ReactNode {
  return (
    <li>
      <a className={styles['supportWay']} href={href}>
        <span className={styles['supportIcon']}>
          <Icon name={icon} />
        </span>
        <span className={styles['supportWords']}>
          <span className={styles['supportLabel']}>{label}</span>
          {words}
        </span>
      </a>
    </li>
  )
}

function LinkList({ links, className }: { links: readonly PageLink[]; className: string | undefined }): ReactNode {
  return (
    <ul className={className} role="list">
      {links.map(({ href, label }) => (
        <li key={href}>
          <a className={styles['link']} href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
