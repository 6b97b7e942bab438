import { expect, type FrameLocator, type Page } from '@playwright/test'

/** Opens the preview beside a form, unless it is open, and waits until it can be edited from. */
export async function openPreview(page: Page): Promise<FrameLocator> {
  const preview = page.frameLocator('iframe#live-preview-iframe')
  const toggler = page.locator('#live-preview-toggler')
  // A button that is pressed before the form has come to life is pressed later: it would close what was open.
  await expect(page.locator('#field-title')).toBeEditable({ timeout: 30_000 })
  await expect(async () => {
    if (!/--active/.test((await toggler.getAttribute('class')) ?? '')) await toggler.click()
    await expect(toggler).toHaveClass(/--active/, { timeout: 5_000 })
    await expect(preview.locator('html[data-editing]')).toBeAttached({ timeout: 15_000 })
  }).toPass({ timeout: 60_000 })
  return preview
}
