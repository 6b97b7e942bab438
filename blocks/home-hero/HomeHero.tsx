import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ActionLinks } from '@/src/ui/ActionLinks'
import { Icon } from '@/src/ui/Icon'
import { SonaFigure } from '@/src/ui/sona/SonaFigure'
import styles from './home-hero.module.css'
import type { HomeHeroProps } from './to-props'

/** The top of a home page: its only `h1`, the main action and the errands people come for most. */
export function HomeHero({ eyebrow, title, lead, links, shortcuts, figureSeed }: HomeHeroProps): ReactNode {
  const t = useTranslations('homeHero')
  return (
    <div className={styles['hero']}>
      <div className={styles['words']}>
        {eyebrow ? <p className={styles['eyebrow']}>{eyebrow}</p> : null}
        <h1>{title}</h1>
        {lead ? <p className={styles['lead']}>{lead}</p> : null}
        <ActionLinks links={links} />
      </div>
      <div className={styles['figure']}>
        <SonaFigure seed={figureSeed} rows={6} columns={7} />
      </div>
      {shortcuts.length > 0 ? (
        <nav aria-label={t('shortcuts')} className={styles['errands']} data-ground="card">
          <ul role="list" className={styles['shortcuts']}>
            {shortcuts.map(({ id, icon, link }) => (
              <li key={id}>
                <a
                  href={link.href}
                  className={styles['shortcut']}
                  rel={link.isExternal ? 'external noopener' : undefined}
                >
                  {icon ? (
                    <span className={styles['icon']} data-ground="leaf">
                      <Icon name={icon} />
                    </span>
                  ) : null}
                  <span>{link.label}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  )
}
