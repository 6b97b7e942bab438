import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LiveForm } from '@/src/forms/placing/LiveForm'
import { QuickExit } from '@/src/forms/placing/QuickExit'
import { SealedWay } from '@/src/forms/placing/SealedWay'
import { ActionLinks } from '@/src/ui/ActionLinks'
import { Icon } from '@/src/ui/Icon'
import { SectionHeading } from '@/src/ui/SectionHeading'
import styles from './form-slot.module.css'
import type { FormSlotProps } from './to-props'

/**
 * A form with what to prepare for it; where none is published, that it opens soon and what works today. Where reports are sealed, the way
 * to where they are taken, and nothing that is said of the form.
 */
export function FormSlot(props: FormSlotProps): ReactNode {
  const { id, locale, page, title, lead, headingLevel, form, formKey, preparation, links, helpline } = props
  const t = useTranslations('formSlot')
  const Heading = `h${headingLevel}` as const
  if (props.isSealed)
    return (
      <>
        <SectionHeading title={title} lead={null} />
        <SealedWay locale={locale} headingLevel={headingLevel} />
      </>
    )
  return (
    <>
      <SectionHeading title={title} lead={lead} />
      <div className={styles['slot']}>
        {preparation.length > 0 ? (
          <div className={styles['preparation']}>
            <Heading className={styles['heading']}>{t('preparation')}</Heading>
            <ul className={styles['items']}>
              {preparation.map((item) => (
                <li key={item.id}>{item.text}</li>
              ))}
            </ul>
          </div>
        ) : null}
        {form ? (
          <div className={styles['form']}>
            {form.isConfidential ? <QuickExit locale={locale} /> : null}
            <LiveForm {...{ id, form, locale, headingLevel, page }} />
            <ActionLinks links={links} />
          </div>
        ) : (
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
        )}
      </div>
    </>
  )
}
