import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Island } from '@/src/islands/Island'
import { Hero } from '@/src/ui/Hero'
import { Icon } from '@/src/ui/Icon'
import { OwnStyles } from '@/src/ui/OwnStyles'
import { HeroLoan } from './HeroLoan.client'
import { css, classes as styles } from './home-hero.own'
import type { HomeHeroProps } from './to-props'

/** The top of a home page: its only `h1`, a credit worked out or the page's figure, and the errands people come for most. */
export function HomeHero({ shortcuts, loan, ...hero }: HomeHeroProps): ReactNode {
  return (
    <>
      <OwnStyles name="home-hero" css={css} />
      {loan ? (
        <div className={styles['loan']} data-surface="deep" data-figure="page">
          <div className={styles['words']}>
            <h1>{hero.title}</h1>
            {hero.lead ? <p className={styles['lead']}>{hero.lead}</p> : null}
          </div>
          <Island name="HeroLoan" component={HeroLoan} props={loan} />
        </div>
      ) : (
        <Hero {...hero} size="home" />
      )}
      <Shortcuts shortcuts={shortcuts} />
    </>
  )
}

function Shortcuts({ shortcuts }: Pick<HomeHeroProps, 'shortcuts'>): ReactNode {
  const t = useTranslations('homeHero')
  if (shortcuts.length === 0) return null
  return (
    <nav className={styles['strip']} aria-label={t('shortcuts')} data-surface="paper">
      <ul role="list" className={styles['shortcuts']}>
        {shortcuts.map(({ id, icon, link }) => (
          <li key={id}>
            <a href={link.href} className={styles['shortcut']} rel={link.isExternal ? 'external noopener' : undefined}>
              {icon ? <Icon name={icon} /> : null}
              <span>{link.label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
