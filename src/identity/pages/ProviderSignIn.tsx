import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import type { Locale } from '@/src/i18n/locales'
import { env } from '@/src/platform/env'
import controls from '@/src/ui/form-controls.module.css'
import { isLeaving } from '../oidc/provider-session'
import { readRefusal } from '../oidc/refusals'
import { enterWith, signInTexts } from './sign-in-texts'

type ProviderSignInProps = {
  locale: Locale
  /** Where the login leads. */
  target: string
  /** Why the person is back, as it stands in the address. */
  reason: string | undefined
  /** Whether the form for a password follows. */
  hasOtherWay: boolean
}

/** After these, the provider would only say again who it knows: it is to ask. */
const asksAnew: ReadonlySet<string> = new Set(['unknown', 'unverified', 'taken'])

/** The way in through the bank's own sign-in; nothing where the settings name none. */
export async function ProviderSignIn({ locale, target, reason, hasOtherWay }: ProviderSignInProps): Promise<ReactNode> {
  if (!env.oidc) return null
  const said = readRefusal(reason)
  const anew = said && asksAnew.has(said.refusal) ? { anew: '1' } : {}
  const query = new URLSearchParams({ redirect: target, ...anew })
  const texts = signInTexts[locale].provider
  return (
    <div className="sign-in-part">
      {/* Somebody who has just left the CMS leaves the provider too. */}
      {isLeaving(await headers()) ? <meta httpEquiv="refresh" content="0;url=/api/users/oidc/leave" /> : null}
      {said ? (
        <p className="sign-in-said" data-kind="error" role="alert">
          {said.text[locale]}
        </p>
      ) : null}
      {/* A link and no form: what a form leads to has to be the CMS's own, says the policy of its pages. */}
      <a className={controls['button']} href={`/api/users/oidc/begin?${query}`}>
        {enterWith(env.oidc.name[locale], locale)}
      </a>
      {hasOtherWay ? <p className="sign-in-soft">{texts.otherWay}</p> : null}
    </div>
  )
}
