import type { ReactNode } from 'react'
import type { Locale } from '@/src/i18n/locales'
import controls from '@/src/ui/form-controls.module.css'
import { toAppAddress } from '../factors/app-code'
import { PasskeyForm } from './PasskeyForm.client'
import { QrCode } from './QrCode'
import { signInTexts } from './sign-in-texts'
import { TextField } from './TextField'

/** The two ways to add a second factor: an app, with its picture and its secret, and a passkey. */
export function EnrolForms({ locale, email, secret }: { locale: Locale; email: string; secret: string }): ReactNode {
  const texts = signInTexts[locale]
  const { enrol } = texts
  const address = toAppAddress(secret, email)
  return (
    <>
      <section className="sign-in-part" aria-labelledby="add-app">
        <h2 id="add-app">{enrol.app}</h2>
        <p className="sign-in-soft">{enrol.scan}</p>
        <div className="sign-in-enrolment" data-side="picture">
          <QrCode text={address} name={enrol.picture} />
          <div className="sign-in-part">
            <p className={controls['hint']}>
              {enrol.secret}
              <code className="sign-in-secret">{secret.match(/.{1,4}/g)?.join(' ')}</code>
            </p>
            <a className="sign-in-link" href={address}>
              {enrol.open}
            </a>
          </div>
        </div>
        <form className="sign-in-form" method="post" action="/api/users/factors/app">
          <TextField label={enrol.code} name="code" autoComplete="one-time-code" isCode />
          <TextField label={enrol.label} name="label" hint={enrol.labelHint} isOptional />
          <button className={controls['button']} type="submit">
            {enrol.submit}
          </button>
        </form>
      </section>
      <section className="sign-in-part" aria-labelledby="add-passkey">
        <h2 id="add-passkey">{enrol.passkey}</h2>
        <p className="sign-in-soft">{enrol.passkeyLead}</p>
        <PasskeyForm
          action="/api/users/factors/passkey"
          ceremony="create"
          button={enrol.addPasskey}
          isMain={false}
          texts={{ needsScript: texts.needsScript, failed: texts.passkeyFailed, waiting: texts.passkeyWaiting }}
        >
          <div className={controls['field']}>
            <label className={controls['label']} htmlFor="field-passkey-label">
              {enrol.passkeyLabel}
            </label>
            <input
              className={controls['control']}
              id="field-passkey-label"
              name="label"
              autoComplete="off"
              maxLength={60}
            />
          </div>
        </PasskeyForm>
      </section>
    </>
  )
}
