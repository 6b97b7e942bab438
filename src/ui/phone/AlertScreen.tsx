import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '../Icon'
import { mark, markWeight } from '../sona/mark'
import { toDotsPath } from '../sona/to-dots-path'
import { Entries } from './Entries'
import { classes } from './phone.own'
import type { PhoneScreen } from './phone-screen'

const actions = [
  ['transfer', 'arrow'],
  ['pay', 'document'],
  ['cash', 'coins'],
  ['cards', 'card'],
] as const

const tabs = [
  ['home', 'home'],
  ['cards', 'card'],
  ['rates', 'percent'],
  ['help', 'message'],
] as const

/** What has just come, over the account that it came to. */
export function AlertScreen({ screen: { label, value, detail, entries } }: { screen: PhoneScreen }): ReactNode {
  const t = useTranslations('phone')
  const [account, ...movements] = entries
  return (
    <>
      <div className={classes['screen']}>
        <div className={classes['notice']} data-surface="card">
          <svg viewBox={`-14 -14 ${mark.width + 28} ${mark.height + 28}`} aria-hidden="true" focusable="false">
            <path strokeWidth={markWeight.line} d={mark.path} />
            <path data-part="dots" strokeWidth={markWeight.dots} d={toDotsPath(mark.dots)} />
          </svg>
          <p>
            <span>{label}</span>
            <strong>{value}</strong>
            {detail ? <small>{detail}</small> : null}
          </p>
        </div>
        {account ? (
          <p className={classes['account']} data-surface="deep">
            <span>{account.label}</span>
            <strong>{account.value}</strong>
            {account.detail ? <small>{account.detail}</small> : null}
          </p>
        ) : null}
        <ul role="list" className={classes['actions']}>
          {actions.map(([name, icon]) => (
            <li key={name}>
              <span data-surface="leaf">
                <Icon name={icon} />
              </span>
              {t(name)}
            </li>
          ))}
        </ul>
        {movements.length > 0 ? <Entries title={t('today')} entries={movements} /> : null}
      </div>
      <ul role="list" className={classes['tabs']} data-surface="card">
        {tabs.map(([name, icon]) => (
          <li key={name} data-here={name === 'home' || undefined}>
            <Icon name={icon} />
            {t(name)}
          </li>
        ))}
      </ul>
    </>
  )
}
