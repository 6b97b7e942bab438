import type { ReactNode } from 'react'
import type { Locale } from '@/src/i18n/locales'
import controls from '@/src/ui/form-controls.module.css'
import { signInTexts } from './sign-in-texts'
import { TextField } from './TextField'

/** The first step: an address and a password. @param target where the login leads. */
export function LoginForm({ locale, target }: { locale: Locale; target: string }): ReactNode {
  const texts = signInTexts[locale].login
  return (
    <>
      <p className="sign-in-soft">{texts.staff}</p>
      <form className="sign-in-form" method="post" action="/api/users/sign-in">
        <input type="hidden" name="redirect" value={target} />
        <TextField label={texts.email} name="email" type="email" autoComplete="username" />
        <TextField label={texts.password} name="password" type="password" autoComplete="current-password" />
        <button className={controls['button']} type="submit">
          {texts.submit}
        </button>
      </form>
      <a className="sign-in-link" href="/admin/forgot">
        {texts.forgot}
      </a>
    </>
  )
}
