import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/src/ui/Icon'
import styles from './MenuPanel.module.css'
import type { Menu } from './to-menus'

/**
 * What a menu holds: its overview page first, then each page with what it is for. Below the header on wide screens; the whole
 * screen on narrow ones, with a way back to the other menus.
 *
 * @param id by which the menu's button opens it.
 */
export function MenuPanel({ menu: { label, overview, links }, id }: { menu: Menu; id: string }): ReactNode {
  const t = useTranslations('header')
  return (
    <div className={styles['panel']} id={id} popover="auto">
      <div className={styles['inner']}>
        <button className={styles['back']} type="button" popoverTarget={id} popoverTargetAction="hide">
          <Icon name="arrow" />
          {t('back')}
        </button>
        <p className={styles['label']} aria-hidden="true">
          {label}
        </p>
        {overview ? (
          <a className={styles['overview']} href={overview.href} aria-current={overview.isHere ? 'page' : undefined}>
            {t('overview', { menu: label })}
            <Icon name="arrow" />
          </a>
        ) : null}
        <ul className={styles['links']} role="list">
          {links.map((link) => (
            <li key={link.href}>
              <a className={styles['link']} href={link.href} aria-current={link.isHere ? 'page' : undefined}>
                <span className={styles['title']}>{link.label}</span>
                {link.summary ? <span className={styles['summary']}>{link.summary}</span> : null}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
