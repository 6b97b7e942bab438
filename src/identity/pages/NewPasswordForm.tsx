import type { ReactNode } from 'react'
import type { Locale } from '@/src/i18n/locales'
import controls from '@/src/ui/form-controls.module.css'
import { signInTexts } from './sign-in-texts'
import { TextField } from './TextField'

/** The step in which somebody chooses a password that nobody else knows. @param email for password managers. */
export function NewPasswordForm({ locale, email }: { locale: Locale; email: string }): ReactNode {
  const texts = signInTexts[locale].password
  return (
    <>
      <p className="sign-in-soft">{texts.lead}</p>
      <form className="sign-in-form" method="post" action="/api/users/sign-in/password">
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <TextField
          label={texts.password}
          name="password"
          type="password"
          hint={texts.hint}
          autoComplete="new-password"
        />
        <TextField label={texts.again} name="again" type="password" autoComplete="new-password" />
        <button className={controls['button']} type="submit">
          {texts.submit}
        </button>
      </form>
    </>
  )
}
