import type { ReactNode } from 'react'
import type { Locale } from '@/src/i18n/locales'
import controls from '@/src/ui/form-controls.module.css'
import type { StoredFactor } from '../factors/stored-factors'
import { PasskeyForm } from './PasskeyForm.client'
import { signInTexts } from './sign-in-texts'
import { TextField } from './TextField'

type FactorFormProps = { locale: Locale; kinds: ReadonlySet<StoredFactor['kind']>; hasCodes: boolean }

/** The step in which somebody shows a second factor: whichever they have, or a recovery code. */
export function FactorForm({ locale, kinds, hasCodes }: FactorFormProps): ReactNode {
  const texts = signInTexts[locale]
  const { factor } = texts
  return (
    <>
      {kinds.has('app') ? (
        <form className="sign-in-form" method="post" action="/api/users/sign-in/code">
          <p className="sign-in-soft">{factor.app}</p>
          <TextField label={factor.code} name="code" autoComplete="one-time-code" isCode />
          <button className={controls['button']} type="submit">
            {factor.submit}
          </button>
        </form>
      ) : (
        <p className="sign-in-soft">{factor.passkeyOnly}</p>
      )}
      {kinds.has('passkey') ? (
        <PasskeyForm
          action="/api/users/sign-in/passkey"
          ceremony="use"
          button={factor.passkey}
          isMain={!kinds.has('app')}
          texts={{ needsScript: texts.needsScript, failed: texts.passkeyFailed, waiting: texts.passkeyWaiting }}
        />
      ) : null}
      <details className="sign-in-lost">
        <summary>{factor.lost}</summary>
        {hasCodes ? (
          <form className="sign-in-form" method="post" action="/api/users/sign-in/code">
            <div className={controls['field']}>
              <label className={controls['label']} htmlFor="field-recovery">
                {factor.recovery}
              </label>
              <p className={controls['hint']} id="field-recovery-hint">
                {factor.recoveryHint}
              </p>
              <input
                className={controls['control']}
                id="field-recovery"
                name="code"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                aria-describedby="field-recovery-hint"
                required
                maxLength={40}
              />
            </div>
            <button className={controls['quietButton']} type="submit">
              {factor.recoverySubmit}
            </button>
          </form>
        ) : null}
        <p className="sign-in-soft">{factor.noCodes}</p>
      </details>
    </>
  )
}
