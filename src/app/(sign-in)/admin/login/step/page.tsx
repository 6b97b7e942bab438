import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { readSignInRequest, readStaffLocale } from '@/src/cms/sign-in/read-sign-in-request'
import { countRecoveryCodes } from '@/src/identity/factors/recovery-codes'
import { findFactors } from '@/src/identity/factors/stored-factors'
import { EnrolForms } from '@/src/identity/pages/EnrolForms'
import { FactorForm } from '@/src/identity/pages/FactorForm'
import { NewPasswordForm } from '@/src/identity/pages/NewPasswordForm'
import { SignInShell } from '@/src/identity/pages/SignInShell'
import type { SignInRequest } from '@/src/identity/pages/sign-in-request'
import { signInTexts } from '@/src/identity/pages/sign-in-texts'
import { loginPage, securityPage, stepPage } from '@/src/identity/sign-in/sign-in-pages'
import type { Step } from '@/src/identity/sign-in/steps-owed'

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  return { title: signInTexts[await readStaffLocale()].cms }
}

/** The step of a login that comes next, for whoever has a ticket; everybody else begins. */
export default async function StepPage({ searchParams }: PageProps) {
  const request = await readSignInRequest(searchParams)
  const { holder, locale } = request
  if (!holder || holder.ticket.purpose === 'codes') redirect(loginPage)
  const [step] = holder.steps
  if (!step) redirect(holder.ticket.purpose === 'factors' ? securityPage : loginPage)
  const texts = signInTexts[locale]
  return (
    <SignInShell request={request} title={texts[step].title} here={stepPage} isWide={step === 'enrol'}>
      {await drawStep(step, { ...request, holder })}
      {holder.ticket.purpose === 'sign-in' ? (
        <a className="sign-in-link" href={loginPage}>
          {texts.beginAgain}
        </a>
      ) : null}
    </SignInShell>
  )
}

type Holding = SignInRequest & { holder: NonNullable<SignInRequest['holder']> }

async function drawStep(step: Step, { payload, locale, holder }: Holding): Promise<ReactNode> {
  const { account, ticket } = holder
  if (step === 'password') return <NewPasswordForm locale={locale} email={account.email} />
  if (step === 'factor') {
    const kinds = new Set((await findFactors(payload, account.id)).map(({ kind }) => kind))
    const hasCodes = (await countRecoveryCodes(payload, account.id)) > 0
    return <FactorForm locale={locale} kinds={kinds} hasCodes={hasCodes} />
  }
  return (
    <>
      <p className="sign-in-soft">{signInTexts[locale].enrol.lead}</p>
      <EnrolForms locale={locale} email={account.email} secret={ticket.appSecret ?? ''} />
    </>
  )
}
