import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { chromiumFlags, findChromium } from './chromium'
import { freePort } from './free-port'

/** What Lighthouse says of a page on a cheap phone with a slow connection, both simulated. */
export type LighthouseReport = {
  /** By category, from 0 to 1. */
  scores: Readonly<Record<string, number>>
  /** By audit, what was counted. */
  counts: Readonly<Record<string, number>>
  /** The audits that cost points, in words. */
  complaints: readonly string[]
}

/** A browser that Lighthouse opens pages in. */
export type LighthouseBrowser = {
  /** @param without audits that a page is not held to. */
  audit: (url: string, without?: readonly string[]) => Promise<LighthouseReport>
  close: () => Promise<void>
}

export async function startLighthouse(): Promise<LighthouseBrowser> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  })
  return {
    audit: async (url, without = []) => {
      const result = await lighthouse(url, {
        port,
        logLevel: 'error',
        skipAudits: [...without],
        // A picture for people to look at, which takes a second time as long as a page does.
        disableFullPageScreenshot: true,
        onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
        // As a visitor in Angola: the root leads others to English.
        extraHeaders: { 'Accept-Language': 'pt-AO' },
      })
      if (!result) throw new Error(`Lighthouse says nothing of ${url}`)
      const { categories, audits } = result.lhr
      const weighted = Object.values(categories).flatMap(({ auditRefs }) =>
        auditRefs.filter(({ weight }) => weight > 0),
      )
      return {
        scores: Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, score ?? 0])),
        counts: Object.fromEntries(
          Object.values(audits).flatMap(({ id, numericValue }) =>
            numericValue === undefined ? [] : [[id, numericValue]],
          ),
        ),
        complaints: weighted.flatMap(({ id }) => {
          const { score = null, title = id, displayValue = '', explanation = '' } = audits[id] ?? {}
          return score === null || score === 1 ? [] : [`${id} ${score}: ${title} ${displayValue} ${explanation}`]
        }),
      }
    },
    close: () => browser.close(),
  }
}
