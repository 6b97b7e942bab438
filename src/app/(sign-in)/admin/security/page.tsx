import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { readSignInRequest, readStaffLocale } from '@/src/cms/sign-in/read-sign-in-request'
import { countRecoveryCodes } from '@/src/identity/factors/recovery-codes'
import { findFactors } from '@/src/identity/factors/stored-factors'
import { EnrolForms } from '@/src/identity/pages/EnrolForms'
import { SecurityOverview } from '@/src/identity/pages/SecurityOverview'
import { SignInShell } from '@/src/identity/pages/SignInShell'
import { signInTexts } from '@/src/identity/pages/sign-in-texts'
import { securityPage, toLoginHref } from '@/src/identity/sign-in/sign-in-pages'
import { env } from '@/src/platform/env'
import controls from '@/src/ui/form-controls.module.css'

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  const texts = signInTexts[await readStaffLocale()]
  return { title: `${texts.security.title} · ${texts.cms}` }
}

/** What somebody who is logged in shows besides their password, and how that is changed. */
export default async function SecurityPage({ searchParams }: PageProps) {
  const request = await readSignInRequest(searchParams)
  const { holder, locale, payload, user } = request
  if (!user) redirect(toLoginHref(securityPage))
  const ticket = holder?.ticket.purpose === 'factors' && holder.steps.length === 0 ? holder.ticket : null
  const texts = signInTexts[locale].security
  const factors = await findFactors(payload, user.id)
  return (
    <SignInShell request={request} title={texts.title} here={securityPage} isWide>
      <SecurityOverview
        locale={locale}
        factors={factors}
        codesLeft={await countRecoveryCodes(payload, user.id)}
        isManaging={ticket !== null}
        isDemanded={env.secondFactorRoles.includes(user.role)}
      />
      {ticket ? (
        <>
          <EnrolForms locale={locale} email={user.email} secret={ticket.appSecret ?? ''} />
          <form className="sign-in-form" method="post" action="/api/users/factors/end">
            <button className={controls['quietButton']} type="submit">
              {texts.done}
            </button>
          </form>
        </>
      ) : null}
      <a className="sign-in-link" href="/admin/account">
        {texts.back}
      </a>
    </SignInShell>
  )
}
