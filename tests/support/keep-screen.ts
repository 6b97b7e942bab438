import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { picturedScreens } from './studio-screens'

export const screenFolder = 'docs/pictures/studio'

/** `npm run pictures:studio` asks for pictures; otherwise a test only looks at the screens. */
const takes = process.env['SONA_PICTURES'] === 'studio'

/** How wide and high a window is, by what is said of it in the name of a picture. */
const windows = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

/** The name of a picture. @param language which also says whether it is drawn in the light or in the dark */
export function nameScreen(screen: string, language: string, window: string): string {
  return `${screen}-${language}-${window}.avif`
}

/** Keeps a screen of the studio as a picture of docs/studio.md, on a desk and on a phone, when pictures are asked for. */
export async function keepScreen(page: Page, address: string, language: string): Promise<void> {
  const [screen] = Object.entries(picturedScreens).find(([, pattern]) => pattern.test(address)) ?? []
  if (!takes || screen === undefined) return
  mkdirSync(screenFolder, { recursive: true })
  for (const [window, size] of Object.entries(windows)) {
    await page.setViewportSize(size)
    // Frames are drawn after the screen that they stand in.
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
    const file = join(screenFolder, nameScreen(screen, language, window))
    await sharp(picture).avif({ quality: 50, effort: 4 }).toFile(file)
  }
  await page.setViewportSize(windows.desk)
}
