import { join } from 'node:path'
import { type Page, test } from '@playwright/test'

/**
 * Leaves a picture of a whole page among the files of its test, for somebody to look at. No test reads it, and hundreds of them take
 * minutes: they are made where `TAKE_PICTURES=yes` asks for them.
 */
export async function leavePicture(page: Page, name: string): Promise<void> {
  const { config, outputDir } = test.info()
  if (config.metadata['takesPictures'] !== true) return
  await page.screenshot({ path: join(outputDir, `${name}.png`), fullPage: true })
}
