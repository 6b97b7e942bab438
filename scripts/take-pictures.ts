/**
 * Takes the pictures in docs/pictures/pages from a running product: each kind of page in both languages, at three widths, in both
 * schemes. `npm run pictures:pages -- http://localhost:3000 [NAME…]`; names are those of tests/support/look-pages.ts.
 *
 * Whole pages are larger than they need to be for looking at them, so they are kept smaller: 168 pictures in 12 MB.
 */
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { chromiumFlags, findChromium } from '@/tests/support/chromium'
import { lookPages } from '@/tests/support/look-pages'

const folder = 'docs/pictures/pages'

/** Width of the window in CSS pixels, and how much of it is kept. */
const sizes = [
  { width: 360, kept: 0.75 },
  { width: 768, kept: 0.6 },
  { width: 1440, kept: 0.5 },
] as const

const schemes = ['light', 'dark'] as const
const languages = ['pt', 'en'] as const

const maximumBytes = 12_000_000

type Shot = {
  href: string
  file: string
  width: number
  kept: number
  scheme: (typeof schemes)[number]
  locale: string
}

/** Browsers sometimes fail to draw a page of 12 000 pixels at the first attempt. */
const attempts = 3

async function takeAgainAndAgain(browser: Browser, site: string, shot: Shot): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await take(browser, site, shot)
    } catch (error) {
      if (attempt === attempts) throw error
    }
  }
}

/** Waits for the face of the bank and draws the whole page, without movement. */
async function take(browser: Browser, site: string, { href, file, width, kept, scheme, locale }: Shot): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale,
    timezoneId: 'Africa/Luanda',
  })
  try {
    const page = await context.newPage()
    await page.goto(`${site}${href}`)
    // The second time every file is there before the first letter is drawn.
    await page.reload()
    await page.evaluate(() => document.fonts.ready)
    const picture = await page.screenshot({ fullPage: true })
    await writeFile(
      file,
      await sharp(picture)
        .resize({ width: Math.round(width * kept) })
        .avif({ quality: 32, effort: 3 })
        .toBuffer(),
    )
  } finally {
    await context.close()
  }
}

/** The picture of the README: what a visitor sees first. */
async function takeFirstScreen(browser: Browser, site: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'pt-AO' })
  const page = await context.newPage()
  await page.goto(`${site}/`)
  await page.reload()
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot()
  await sharp(picture).png({ palette: true, effort: 10 }).toFile('docs/pictures/site.png')
  await context.close()
}

const [, , site = 'http://localhost:3000', ...names] = process.argv
const shots = lookPages
  .filter(({ name }) => names.length === 0 || names.includes(name))
  .flatMap((page) =>
    languages.flatMap((language) =>
      sizes.flatMap(({ width, kept }) =>
        schemes.map((scheme) => ({
          href: page[language],
          file: join(folder, `${page.name}-${language}-${width}-${scheme}.avif`),
          width,
          kept,
          scheme,
          locale: language === 'pt' ? 'pt-AO' : 'en',
        })),
      ),
    ),
  )

await mkdir(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags })
try {
  if (names.length === 0) await takeFirstScreen(browser, site)
  for (const [position, shot] of shots.entries()) {
    await takeAgainAndAgain(browser, site, shot)
    process.stdout.write(`\r  ${position + 1} of ${shots.length} pictures`)
  }
} finally {
  await browser.close()
}
const files = await readdir(folder)
const bytes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size))
const total = bytes.reduce((sum, size) => sum + size, 0)
process.stdout.write(`\n  ${files.length} files, ${(total / 1_000_000).toFixed(1)} MB in ${folder}\n`)
if (total > maximumBytes) throw new Error(`The pictures weigh ${total} bytes, more than ${maximumBytes}.`)
