import type { ReactNode } from 'react'
import { localZone } from '@/src/country/local-time'
import { type Locale, languageTags } from '@/src/i18n/locales'
import controls from '@/src/ui/form-controls.module.css'
import type { StoredFactor } from '../factors/stored-factors'
import { signInTexts } from './sign-in-texts'
import { TextField } from './TextField'

type OverviewProps = {
  locale: Locale
  factors: readonly StoredFactor[]
  codesLeft: number
  /** Somebody who has just shown again who they are. */
  isManaging: boolean
  isDemanded: boolean
}

/** What a person has beside their password, and the way to change it. */
export function SecurityOverview({ locale, factors, codesLeft, isManaging, isDemanded }: OverviewProps): ReactNode {
  const texts = signInTexts[locale].security
  return (
    <>
      <section className="sign-in-part" aria-labelledby="factors">
        <h2 id="factors">{texts.factors}</h2>
        {isDemanded ? <p className="sign-in-soft">{texts.demanded}</p> : null}
        {factors.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <ul className="sign-in-factors" role="list">
            {factors.map((factor) => (
              <Factor key={factor.id} locale={locale} factor={factor} isManaging={isManaging} />
            ))}
          </ul>
        )}
        {factors.length > 0 ? (
          <p>
            {texts.left} <strong>{codesLeft}</strong>
          </p>
        ) : null}
        {isManaging && factors.length > 0 ? (
          <form className="sign-in-form" method="post" action="/api/users/factors/recovery-codes">
            <button className={controls['quietButton']} type="submit" aria-describedby="renew-hint">
              {texts.renew}
            </button>
            <p className={controls['hint']} id="renew-hint">
              {texts.renewHint}
            </p>
          </form>
        ) : null}
      </section>
      {isManaging ? null : (
        <section className="sign-in-part" aria-labelledby="change">
          <h2 id="change">{texts.change}</h2>
          <form className="sign-in-form" method="post" action="/api/users/factors/begin">
            <p className="sign-in-soft">{texts.changeHint}</p>
            <TextField label={texts.current} name="currentPassword" type="password" autoComplete="current-password" />
            <button className={controls['button']} type="submit">
              {texts.begin}
            </button>
          </form>
        </section>
      )}
    </>
  )
}

function Factor({
  locale,
  factor,
  isManaging,
}: {
  locale: Locale
  factor: StoredFactor
  isManaging: boolean
}): ReactNode {
  const { security, enrol } = signInTexts[locale]
  const day = new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'long', timeZone: localZone })
  const kind = factor.kind === 'app' ? enrol.app : enrol.passkey
  const name = factor.label || kind
  return (
    <li className="sign-in-factor">
      <div>
        <strong>{name}</strong>
        <span>
          {name === kind ? '' : `${kind}, `}
          {security.since} {day.format(new Date(factor.createdAt))}
        </span>
      </div>
      {isManaging ? (
        <form method="post" action="/api/users/factors/remove">
          <input type="hidden" name="factor" value={factor.id} />
          <button className={controls['quietButton']} type="submit" aria-label={`${security.remove}: ${name}`}>
            {security.remove}
          </button>
        </form>
      ) : null}
    </li>
  )
}
