import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Hero } from '@/src/ui/Hero'
import { Icon } from '@/src/ui/Icon'
import styles from './home-hero.module.css'
import type { HomeHeroProps } from './to-props'

/** The top of a home page: its only `h1`, the main action and the errands people come for most. */
export function HomeHero({ shortcuts, ...hero }: HomeHeroProps): ReactNode {
  const t = useTranslations('homeHero')
  return (
    <Hero {...hero} size="home">
      {shortcuts.length > 0 ? (
        <nav aria-label={t('shortcuts')}>
          <ul role="list" className={styles['shortcuts']}>
            {shortcuts.map(({ id, icon, link }) => (
              <li key={id}>
                <a
                  href={link.href}
                  className={styles['shortcut']}
                  rel={link.isExternal ? 'external noopener' : undefined}
                >
                  {icon ? (
                    <span className={styles['icon']} data-surface="leaf">
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
    </Hero>
  )
}
