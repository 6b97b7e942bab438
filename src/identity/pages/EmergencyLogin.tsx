import type { ReactNode } from 'react'
import { LoginForm } from './LoginForm'
import type { SignInRequest } from './sign-in-request'
import { signInTexts } from './sign-in-texts'

type EmergencyLoginProps = { request: Pick<SignInRequest, 'locale' | 'said'>; target: string }

/** The form for a password where few may use one: out of the way, and open for whoever just used it. */
export function EmergencyLogin({ request: { locale, said }, target }: EmergencyLoginProps): ReactNode {
  return (
    <details className="sign-in-lost" open={said?.isError ?? false}>
      <summary>{signInTexts[locale].provider.emergency}</summary>
      <LoginForm locale={locale} target={target} />
    </details>
  )
}
