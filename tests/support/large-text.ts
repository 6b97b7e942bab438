import { type Browser, chromium } from '@playwright/test'
import { chromiumFlags, findChromium } from './chromium'

/**
 * Opens a browser whose user has set the text twice as large as it comes, as people do who need it: unlike a style on the page,
 * this is what media queries in `rem` go by.
 */
export async function withLargeText(work: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumFlags, '--blink-settings=defaultFontSize=32'],
  })
  try {
    await work(browser)
  } finally {
    await browser.close()
  }
}
