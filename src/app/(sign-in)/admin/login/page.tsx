import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { passwordLoginFor } from '@/src/cms/identity/oidc/password-login'
import { EmergencyLogin } from '@/src/cms/identity/pages/EmergencyLogin'
import { LoginForm } from '@/src/cms/identity/pages/LoginForm'
import { ProviderSignIn } from '@/src/cms/identity/pages/ProviderSignIn'
import { readParameter, readSignInRequest, readStaffLocale } from '@/src/cms/identity/pages/read-sign-in-request'
import { SignInShell } from '@/src/cms/identity/pages/SignInShell'
import { signInTexts } from '@/src/cms/identity/pages/sign-in-texts'
import { toOwnTarget } from '@/src/cms/identity/sign-in/own-target'
import { toLoginHref } from '@/src/cms/identity/sign-in/sign-in-pages'

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
