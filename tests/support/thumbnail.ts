import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { toFrameHref } from '@/src/links/gallery-hrefs'
import { openForPicture, takeSettledPicture } from './gallery'

/** The CMS shows all of them at once. */
const mostBytes = 10_000

/** Takes the small picture of a block for the CMS's choice of blocks: its best example, light, in the middle of a window. */
export async function takeThumbnail(page: Page, folder: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 768, height: 512 })
  await openForPicture(page, toFrameHref({ language: 'pt', folder, example: 'default' }))
  await page.addStyleTag({ content: 'body { display: grid; align-content: safe center; min-height: 100vh; }' })
  const small = sharp(await takeSettledPicture(page, { fullPage: false })).resize(480, 320)
  for (const quality of [80, 65, 50, 35, 20]) {
    const picture = await small.clone().webp({ quality, effort: 6 }).toBuffer()
    if (picture.byteLength > mostBytes) continue
    writeFileSync(join('blocks', folder, 'thumbnail.webp'), picture)
    return
  }
  throw new Error(`The small picture of blocks/${folder} is larger than ${mostBytes} bytes`)
}
