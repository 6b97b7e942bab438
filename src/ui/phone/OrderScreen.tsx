import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '../Icon'
import { Entries } from './Entries'
import { classes } from './phone.own'
import type { PhoneScreen, ScreenKind } from './phone-screen'

type OrderScreenProps = { screen: PhoneScreen; kind: Exclude<ScreenKind, 'alert'> }

/** An order of the customer: the code that it makes, or the amount that waits for being confirmed, with its conditions. */
export function OrderScreen({ screen: { label, value, detail, entries, button }, kind }: OrderScreenProps): ReactNode {
  const t = useTranslations('phone')
  return (
    <div className={classes['screen']}>
      <p className={classes['title']}>
        <Icon name="chevron" />
        {kind === 'code' ? t('cash') : t('transfer')}
      </p>
      <div className={classes['main']}>
        <p>{label}</p>
        {kind === 'code' ? (
          <p className={classes['code']}>
            {[...value].map((character, place) =>
              character.trim() === '' ? null : (
                <span key={place} data-surface="leaf">
                  {character}
                </span>
              ),
            )}
          </p>
        ) : (
          <strong>{value}</strong>
        )}
        {detail ? <small>{detail}</small> : null}
      </div>
      {entries.length > 0 ? <Entries entries={entries} /> : null}
      {button ? <p className={classes['button']}>{button}</p> : null}
    </div>
  )
}
