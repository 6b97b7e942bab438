import type { Page } from '@playwright/test'

/** Brings whatever fades from one colour into another to its end: what is judged in between is no look of the page. */
export async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
  })
}

/** Shows an open page in another scheme, on paper or in the colours of the system, as it is once nothing fades any more. */
export async function showAs(page: Page, media: NonNullable<Parameters<Page['emulateMedia']>[0]>): Promise<void> {
  await page.emulateMedia(media)
  await endTransitions(page)
}
