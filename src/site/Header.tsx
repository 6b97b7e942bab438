import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/src/ui/Icon'
import { Wordmark } from '@/src/ui/Wordmark'
import styles from './Header.module.css'
import { LanguageLink } from './LanguageLink'
import { MenuPanel } from './MenuPanel'
import { SearchPanel } from './SearchPanel'
import type { HeaderProps } from './to-header-props'

const sheetId = 'site-menu'
const panelId = (index: number) => `${sheetId}-${index + 1}`

/**
 * The top of every page, in one row: whose bank this is, for whom, in which language, and the way to everything else.
 *
 * Without script: on narrow screens menus and audiences stand in a sheet that a popover opens; on wide screens the same sheet
 * dissolves into the row. Each menu is a popover too, and so is the search, so that Escape and a click elsewhere close it. Each
 * link is therefore in the page once, in one order for eyes, keyboard and screen readers.
 */
export function Header({
  bankName,
  homeHref,
  audiences,
  languageSwitch,
  helpline,
  searchHref,
  menus,
  openAccountHref,
  loginHref,
}: HeaderProps): ReactNode {
  const t = useTranslations('header')
  return (
    <header className={styles['header']}>
      <div className={styles['bar']}>
        <a className={styles['home']} href={homeHref} aria-label={t('home', { bank: bankName })}>
          <Wordmark name={bankName} />
        </a>

        <div className={styles['sheet']} id={sheetId} popover="auto">
          <div className={styles['sheetTop']}>
            <Wordmark name={bankName} />
            <button className={styles['closer']} type="button" popoverTarget={sheetId} popoverTargetAction="hide">
              <Icon name="close" />
              {t('close')}
            </button>
          </div>
          {menus.length > 0 ? (
            <nav className={styles['menus']} aria-label={t('menus')}>
              <ul className={styles['menuList']} role="list">
                {menus.map((menu, index) => (
                  <li key={menu.label} className={styles['menu']}>
                    <button
                      className={styles['menuLabel']}
                      type="button"
                      popoverTarget={panelId(index)}
                      aria-current={menu.isHere ? 'true' : undefined}
                    >
                      {menu.label}
                      <Icon name="chevron" />
                    </button>
                    <MenuPanel menu={menu} id={panelId(index)} />
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
          <nav className={styles['audiences']} aria-label={t('audiences')}>
            <ul className={styles['audienceList']} role="list">
              {audiences.map(({ audience, href, isHere }) => (
                // The row has room for where else one can go: where one is, its menus and the mark say.
                <li key={audience} className={href === homeHref ? styles['ownAudience'] : undefined}>
                  <a className={styles['audience']} href={href} aria-current={isHere ? 'true' : undefined}>
                    {t(audience)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {helpline ? (
            <a
              className={styles['helpline']}
              href={helpline.href}
              aria-label={t('helpline', { number: helpline.number })}
            >
              <Icon name="phone" />
              {helpline.number}
            </a>
          ) : null}
          {openAccountHref ? (
            <a className={styles['sheetAction']} href={openAccountHref}>
              {t('openAccount')}
            </a>
          ) : null}
        </div>

        {searchHref ? <SearchPanel href={searchHref} /> : null}
        <LanguageLink {...languageSwitch} />
        <a className={styles['login']} href={loginHref}>
          <Icon name="lock" />
          {t('login')}
        </a>
        {openAccountHref ? (
          <a className={styles['openAccount']} href={openAccountHref}>
            {t('openAccount')}
          </a>
        ) : null}
        <button className={styles['opener']} type="button" popoverTarget={sheetId} aria-label={t('menu')}>
          <Icon name="menu" />
        </button>
      </div>
    </header>
  )
}
