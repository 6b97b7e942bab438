import type { ReactNode } from 'react'
import { staffLanguages } from '@/messages/staff/languages'
import { bankName } from '@/src/country/bank'
import { SonaFigure } from '@/src/ui/sona/SonaFigure'
import { Wordmark } from '@/src/ui/Wordmark'
import { toLanguageHref } from './language-choice'
import type { SignInRequest } from './sign-in-request'
import { signInTexts } from './sign-in-texts'

type ShellProps = {
  request: Pick<SignInRequest, 'locale' | 'said'>
  title: string
  /** The address of the page itself, for the other language. */
  here: string
  isWide?: boolean
  children: ReactNode
}

/** What stands around every page of a login, and the sentence that the step before it left. */
export function SignInShell({ request, title, here, isWide = false, children }: ShellProps): ReactNode {
  const { locale, said } = request
  const other = staffLanguages.find((language) => language !== locale) ?? locale
  return (
    <div className="sign-in-page" data-surface="deep">
      <header className="sign-in-head">
        <span className="sign-in-sign">
          <Wordmark name={bankName} isOnDeepSurface />
        </span>
        <a className="sign-in-language" href={toLanguageHref(other, here)} lang={other} hrefLang={other}>
          {signInTexts[locale].otherLanguage}
        </a>
      </header>
      <main className="sign-in-main">
        <div className="sign-in-card" data-surface="card" data-width={isWide ? 'wide' : undefined}>
          <h1>{title}</h1>
          {said ? (
            <p
              className="sign-in-said"
              data-kind={said.isError ? 'error' : 'done'}
              role={said.isError ? 'alert' : 'status'}
            >
              {said.text}
            </p>
          ) : null}
          {children}
        </div>
      </main>
      <div className="sign-in-figure">
        <SonaFigure seed="cms" rows={2} columns={27} />
      </div>
    </div>
  )
}
