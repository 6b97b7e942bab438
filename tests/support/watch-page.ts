import type { Page } from '@playwright/test'

/** Everything that a browser would complain about on a page, and every address that the page asked for. */
export type WatchedPage = { complaints: string[]; requests: string[] }

/** Notes, from now on, what a browser says of a page: breaches of its policy, failures of its scripts and requests. */
export function watchPage(page: Page): WatchedPage {
  const complaints: string[] = []
  const requests: string[] = []
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('requestfailed', (request) => {
    // The font of a page that was left before it arrived.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()}`)
  })
  page.on('request', (request) => requests.push(request.url()))
  return { complaints, requests }
}
