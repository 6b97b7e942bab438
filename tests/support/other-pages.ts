import type { PageSource } from '@/src/server/pages/page-source'

/** What `otherPages` answers. */
export const otherAnswer = { status: 404, headers: {}, body: Buffer.from('another matter') }

/** Pages behind what is tested, which leaves to them whatever is not its own. */
export const otherPages: PageSource = {
  ready: () => null,
  answer: async () => otherAnswer,
  notFound: async () => otherAnswer,
  serverError: async () => otherAnswer,
  internetBankingUrls: () => ({ private: '', corporate: '' }),
}
