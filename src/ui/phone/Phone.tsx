import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { OwnStyles } from '../OwnStyles'
import { AlertScreen } from './AlertScreen'
import { OrderScreen } from './OrderScreen'
import { classes, css } from './phone.own'
import type { PhoneScreen } from './phone-screen'

type PhoneProps = {
  screen: PhoneScreen
  /** Whether what an alert says may step out of the phone, where there is room beside it. */
  stepsOut?: boolean
}

/**
 * A phone with a screen of the bank's app, drawn in units of its own width, so that it is whole at every size. It is a picture: who does
 * not see it is told what the screen says. What is beside it must say that it is an example.
 */
export function Phone({ screen, stepsOut = false }: PhoneProps): ReactNode {
  const t = useTranslations('phone')
  const { label, value, detail, kind } = screen
  return (
    <div
      className={classes['phone']}
      data-kind={kind}
      data-steps={stepsOut || undefined}
      role="img"
      aria-label={t('picture', { words: [`${label}: ${value}`, detail].filter(Boolean).join('. ') })}
    >
      <OwnStyles name="phone" css={css} />
      <div className={classes['body']} data-surface="paper" aria-hidden="true">
        <p className={classes['status']}>
          <span>{t('time')}</span>
          <Signs />
        </p>
        {kind === 'alert' ? <AlertScreen screen={screen} /> : <OrderScreen screen={screen} kind={kind} />}
      </div>
    </div>
  )
}

/** Reception and charge, as on every phone. */
function Signs(): ReactNode {
  return (
    <svg viewBox="0 0 44 14" aria-hidden="true" focusable="false">
      <path d="M2 13v-3M7 13V7M12 13V4M17 13V1" fill="none" stroke="currentColor" strokeWidth="3" />
      <rect x="25" y="2" width="16" height="10" rx="3" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <rect x="27.5" y="4.5" width="9" height="5" rx="1" fill="currentColor" />
    </svg>
  )
}
