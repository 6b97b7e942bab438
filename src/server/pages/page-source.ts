import type { Answer } from '@/src/http/send'

/** The finished pages as the listener sees them. */
export type PageAnswers = {
  /**
   * The answer for an address: a finished page, computed for what is asked when it understands that, a redirect, or the
   * language's shared "not found" page.
   *
   * @param network whose places computing takes. @see toNetworkPrefix
   */
  answer: (path: string, asked: URLSearchParams, network: string) => Promise<Answer>
  /** The language's shared "not found" page, whatever stands at the address. */
  notFound: (path: string) => Promise<Answer>
  /** The language's page for a failure on the bank's side. */
  serverError: (path: string) => Promise<Answer>
  /** Where the login panel sends people; empty while staff have not set it. */
  internetBankingUrls: () => { private: string; corporate: string }
}

/** The same, and what of it lies ready. */
export type PageSource = PageAnswers & {
  /**
   * The answer for an address that is asked nothing, where it is in memory and the same for everybody: the same object as long as it holds.
   * Null where it has to be looked for.
   */
  ready: (path: string) => Answer | null
}
