import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { blockFolders } from '@/blocks/block-folders'
import { frameWidths, schemes } from '@/src/gallery/frame-choice'
import { locales } from '@/src/i18n/locales'
import { toFrameHref } from '@/src/links/gallery-hrefs'
import { findChromium, isSystemChromium } from '../support/chromium'
import { findDifference, keepPicture } from '../support/compare-picture'
import { listDrawnFrom } from '../support/drawn-from'
import { findForeignFaces, openForPicture, takePicture, takeSettledPicture, test } from '../support/gallery'
import { hashFiles } from '../support/hash-files'
import { findGoneProofs, isProved, keepProof, tellGone } from '../support/proofs'
import { takeThumbnail } from '../support/thumbnail'

/**
 * Every block with all its examples, in both languages, both schemes and three widths, beside the pictures in tests/pictures.
 * A difference is red, and lies as three pictures in .cache/playwright. `npm run pictures` keeps what is drawn now.
 *
 * A block is compared when something has changed of what it is drawn from, of its pictures or of the comparison. What was found
 * the same then stands in tests/proofs.
 */

const pictures = 'tests/pictures'
const folders = blockFolders(process.cwd())
const advice = 'If this is how it should look, run: npm run pictures'

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

/** All that a picture's being right rests on: what the block is drawn from, how it is compared, and the pictures themselves. */
async function hashOf(folder: string): Promise<string> {
  const kept = existsSync(join(pictures, folder)) ? readdirSync(join(pictures, folder)).sort() : []
  const drawnFrom = await listDrawnFrom({ folder, judge: 'tests/e2e/gallery-pictures.spec.ts' })
  return hashFiles([...drawnFrom, ...kept.map((name) => join(pictures, folder, name))])
}

for (const folder of folders) {
  test(`blocks/${folder} looks as it did`, async ({ browser }, info) => {
    const isUpdate = info.config.updateSnapshots === 'all'
    const proof = `gallery-pictures/${folder}`
    if (!isUpdate && isProved(proof, await hashOf(folder))) return
    expect(
      isSystemChromium(await findChromium()),
      'Another browser draws differently: the pinned one has to compare',
    ).toBe(false)
    const page = await browser.newPage()
    const foreign: string[] = []
    const changes: string[] = []
    for (const language of locales) {
      // Of an image that comes in several sizes a browser keeps the largest it has, whose sides are rounded otherwise.
      await page.setViewportSize({ width: frameWidths[0], height: 800 })
      await openForPicture(page, toFrameHref({ language, folder }))
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme })
        for (const width of frameWidths) {
          await page.setViewportSize({ width, height: 800 })
          const [portuguese, own] = ['pt', language].map(
            (of) => `${pictures}/${folder}/${of}-${colorScheme}-${width}.webp`,
          )
          if (!portuguese || !own) continue
          // A block without interface texts is the same in both languages: then one picture is kept.
          const kept = existsSync(own) ? own : portuguese
          if (!(await findDifference(await takePicture(page), kept))) continue
          const settled = await takeSettledPicture(page)
          const difference = await findDifference(settled, kept)
          if (isUpdate) {
            if (own !== portuguese) rmSync(own, { force: true })
            if (await findDifference(settled, portuguese)) await keepPicture(settled, own)
          } else if (difference) {
            changes.push(difference.sentence)
            for (const [kind, picture] of Object.entries(difference.pictures))
              writeFileSync(info.outputPath(`${language}-${colorScheme}-${width}-${kind}`), picture)
          }
        }
      }
      foreign.push(...(await findForeignFaces(page)))
    }
    if (isUpdate) await takeThumbnail(page, folder)
    await page.close()
    expect(foreign, 'These letters are drawn in a face of this machine').toEqual([])
    expect(changes, `${advice}. What was, is and differs: ${info.outputDir}`).toEqual([])
    await keepProof(proof, await hashOf(folder))
  })

  test(`blocks/${folder} has its small picture for the CMS`, async () => {
    const file = join('blocks', folder, 'thumbnail.webp')
    expect(existsSync(file), `${file} is missing. Run: npm run pictures`).toBe(true)
    const { format, width, height } = await sharp(readFileSync(file)).metadata()
    expect({ format, width, height }).toEqual({ format: 'webp', width: 480, height: 320 })
    expect(statSync(file).size).toBeLessThanOrEqual(10_000)
  })
}

test('what is proved is about blocks that exist', () => {
  const gone = ['gallery-checks', 'gallery-pictures'].flatMap((proofs) => findGoneProofs(proofs, folders))
  if (test.info().config.updateSnapshots === 'all') for (const file of gone) rmSync(file)
  else expect(gone.map(tellGone)).toEqual([])
})

test('the pictures are of blocks that exist, and few enough to be kept', () => {
  const info = test.info()
  mkdirSync(pictures, { recursive: true })
  const gone = readdirSync(pictures).filter((name) => !folders.includes(name))
  if (info.config.updateSnapshots === 'all') for (const name of gone) rmSync(join(pictures, name), { recursive: true })
  else expect(gone, advice).toEqual([])
  const files = readdirSync(pictures, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = files.map(({ parentPath, name }) => statSync(join(parentPath, name)).size)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(8_000_000)
})
