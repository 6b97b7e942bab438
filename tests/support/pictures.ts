import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

const folder = 'docs/pictures/editors'

/** `npm run pictures:editors` asks for pictures; otherwise a test only goes through the steps that they show. */
const takes = process.env['SONA_PICTURES'] === 'editors'

/** Keeps what a window shows as a picture of the guide for editors, when pictures are asked for. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (!takes) return
  mkdirSync(folder, { recursive: true })
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  await sharp(picture)
    .webp({ quality: 82, effort: 6 })
    .toFile(join(folder, `${name}.webp`))
}
