import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ActionLinks } from '@/src/ui/ActionLinks'
import { OwnStyles } from '@/src/ui/OwnStyles'
import { Phone } from '@/src/ui/phone/Phone'
import { SectionHeading } from '@/src/ui/SectionHeading'
import { classes, css } from './app-screens.own'
import type { AppScreensProps } from './to-props'

/** The bank's app in use: up to three phones with what each screen is for. */
export function AppScreens({ title, lead, headingLevel: Heading, screens, links }: AppScreensProps): ReactNode {
  const t = useTranslations('phone')
  return (
    <>
      <OwnStyles name="app-screens" css={css} />
      <SectionHeading title={title} lead={lead} />
      <ul role="list" className={classes['screens']}>
        {screens.map((screen) => (
          <li key={screen.id}>
            <div data-surface="leaf">
              <Phone screen={screen} />
            </div>
            {screen.title ? <Heading>{screen.title}</Heading> : null}
            {screen.text ? <p>{screen.text}</p> : null}
          </li>
        ))}
      </ul>
      <p className={classes['example']}>{t('example')}</p>
      <div className={classes['links']}>
        <ActionLinks links={links} />
      </div>
    </>
  )
}
