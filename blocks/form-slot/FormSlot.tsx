import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ActionLinks } from '@/src/ui/ActionLinks'
import { Icon } from '@/src/ui/Icon'
import { SectionHeading } from '@/src/ui/SectionHeading'
import styles from './form-slot.module.css'
import type { FormSlotProps } from './to-props'

/** The place of a form: what it asks, that it is not open yet, and what works today. */
export function FormSlot({
  title,
  lead,
  headingLevel,
  formKey,
  preparation,
  links,
  helpline,
}: FormSlotProps): ReactNode {
  const t = useTranslations('formSlot')
  const Heading = `h${headingLevel}` as const
  return (
    <>
      <SectionHeading title={title} lead={lead} />
      <div className={styles['slot']}>
        {preparation.length > 0 ? (
          <div className={styles['preparation']}>
            <Heading className={styles['heading']}>{t('preparation')}</Heading>
            <ul className={styles['items']}>
              {preparation.map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
            </ul>
          </div>
        ) : null}
        <div className={styles['status']}>
          <Heading className={styles['heading']}>{t(`opensSoon.${formKey}`)}</Heading>
          {links.length > 0 || helpline ? <p>{t('untilThen')}</p> : null}
          {helpline ? (
            <p>
              <a href={helpline.href} className={styles['helpline']}>
                <Icon name="phone" />
                {t('call', { phone: helpline.label })}
              </a>
            </p>
          ) : null}
          <ActionLinks links={links} />
        </div>
      </div>
    </>
  )
}
