import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { readSignInRequest, readStaffLocale } from '@/src/cms/sign-in/read-sign-in-request'
import { SignInShell } from '@/src/identity/pages/SignInShell'
import { signInTexts } from '@/src/identity/pages/sign-in-texts'
import { codesPage, securityPage } from '@/src/identity/sign-in/sign-in-pages'
import controls from '@/src/ui/form-controls.module.css'

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  const texts = signInTexts[await readStaffLocale()]
  return { title: `${texts.codes.title} · ${texts.cms}` }
}

/** New recovery codes, until their owner says that they have kept them, and for ten minutes at most. */
export default async function CodesPage({ searchParams }: PageProps) {
  const request = await readSignInRequest(searchParams)
  const { holder, locale } = request
  const codes = holder?.ticket.purpose === 'codes' ? holder.ticket.codes : undefined
  if (!codes) redirect(securityPage)
  const texts = signInTexts[locale].codes
  return (
    <SignInShell request={request} title={texts.title} here={codesPage}>
      <p>{texts.lead}</p>
      <ol className="sign-in-codes" role="list" aria-label={texts.list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <form className="sign-in-form" method="post" action="/api/users/factors/end">
        <button className={controls['button']} type="submit">
          {texts.submit}
        </button>
      </form>
    </SignInShell>
  )
}
