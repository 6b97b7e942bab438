import { z } from 'zod'

/** Every public address, where addresses that moved lead, and where the login panel sends people. */
export const siteIndex = z.object({
  addresses: z.array(z.object({ locale: z.enum(['pt', 'en']), href: z.string() })),
  redirects: z.array(z.object({ from: z.string(), to: z.string() })),
  internetBankingUrls: z.object({ private: z.string(), corporate: z.string() }),
})
export type SiteIndex = z.infer<typeof siteIndex>
