import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { OwnStyles } from '@/src/ui/OwnStyles'
import { Phone } from '@/src/ui/phone/Phone'
import type { PhoneScreen } from '@/src/ui/phone/phone-screen'
import { classes, css } from './hero-phone.own'

/** The product in use, in the top of its page: whole, beside the words or below them, and said to be an example. */
export function HeroPhone({ screen }: { screen: PhoneScreen }): ReactNode {
  const t = useTranslations('phone')
  return (
    <div className={classes['stand']} data-figure="page">
      <OwnStyles name="hero-phone" css={css} />
      <Phone screen={screen} stepsOut />
      <p>{t('example')}</p>
    </div>
  )
}
