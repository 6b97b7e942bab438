import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { readParameter, readSignInRequest, readStaffLocale } from '@/src/cms/sign-in/read-sign-in-request'
import { passwordLoginFor } from '@/src/identity/oidc/password-login'
import { EmergencyLogin } from '@/src/identity/pages/EmergencyLogin'
import { LoginForm } from '@/src/identity/pages/LoginForm'
import { ProviderSignIn } from '@/src/identity/pages/ProviderSignIn'
import { SignInShell } from '@/src/identity/pages/SignInShell'
import { signInTexts } from '@/src/identity/pages/sign-in-texts'
import { toOwnTarget } from '@/src/identity/sign-in/own-target'
import { toLoginHref } from '@/src/identity/sign-in/sign-in-pages'

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  const texts = signInTexts[await readStaffLocale()]
  return { title: `${texts.login.title} · ${texts.cms}` }
}

/** Where everybody who works in the CMS logs in. */
export default async function LoginPage({ searchParams }: PageProps) {
  const request = await readSignInRequest(searchParams)
  const target = toOwnTarget(await readParameter(searchParams, 'redirect'))
  if (request.user) redirect(target)
  const passwords = passwordLoginFor()
  return (
    <SignInShell request={request} title={signInTexts[request.locale].login.title} here={toLoginHref(target)}>
      <ProviderSignIn
        locale={request.locale}
        target={target}
        reason={await readParameter(searchParams, 'provider')}
        hasOtherWay={passwords === 'everybody'}
      />
      {passwords === 'everybody' ? <LoginForm locale={request.locale} target={target} /> : null}
      {passwords === 'few' ? <EmergencyLogin request={request} target={target} /> : null}
    </SignInShell>
  )
}
