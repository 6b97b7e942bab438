import type { Page } from '@playwright/test'

/** A tab whose process has died, and what can still be done with it. */
export type CrashedTab = {
  reload: () => Promise<void>
  /** Goes to the end of the form and moves the mouse, with which it comes to life. */
  stir: () => Promise<void>
  /** @returns what an expression is worth in the page that it shows. */
  evaluate: (expression: string) => Promise<unknown>
}

/**
 * Kills the process of a page, as a phone without memory does. The driver of the tests gives a crashed page up, while people press “Reload”
 * in it: so does this, in the words of the browser.
 */
export async function crashTab(page: Page): Promise<CrashedTab> {
  const tab = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  // Nobody is left to answer it.
  tab.send('Page.crash').catch(() => undefined)
  await crashed
  const evaluate = async (expression: string) =>
    (await tab.send('Runtime.evaluate', { expression, returnByValue: true })).result.value
  return {
    reload: async () => {
      await tab.send('Page.reload')
    },
    stir: async () => {
      await evaluate(`document.querySelector('main [data-part="ending"]')?.scrollIntoView()`)
      for (const x of [50, 100]) await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y: 50 })
    },
    evaluate,
  }
}
