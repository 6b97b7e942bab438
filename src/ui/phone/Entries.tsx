import type { ReactNode } from 'react'
import { classes } from './phone.own'
import type { ScreenEntry } from './phone-screen'

/** Lines of a screen: what each is, and its value. */
export function Entries({ title, entries }: { title?: string; entries: readonly ScreenEntry[] }): ReactNode {
  return (
    <div className={classes['entries']}>
      {title ? <p>{title}</p> : null}
      {entries.map(({ id, label, value, detail }) => (
        <p key={id}>
          <span>
            {label}
            {detail ? <small>{detail}</small> : null}
          </span>
          <b>{value}</b>
        </p>
      ))}
    </div>
  )
}
