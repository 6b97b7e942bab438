import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeSiteIcons } from './make-site-icons'

const fresh = mkdtempSync(join(tmpdir(), 'icons-'))
beforeAll(() => makeSiteIcons(fresh))

/** How far two pictures are apart in the mean, from 0 to 255. Processors round the edges of shapes differently. */
async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((png) => sharp(png).ensureAlpha().raw().toBuffer()))
  if (!a || !b || a.length !== b.length) return 255
  return a.reduce((total, value, index) => total + Math.abs(value - (b[index] ?? 0)), 0) / a.length
}

/** The pictures of an icon file, read as its directory says. */
function readIco(ico: Buffer): { width: number; png: Buffer }[] {
  expect(ico.readUInt16LE(2)).toBe(1)
  return Array.from({ length: ico.readUInt16LE(4) }, (_none, index) => {
    const entry = 6 + 16 * index
    const offset = ico.readUInt32LE(entry + 12)
    return { width: ico.readUInt8(entry), png: ico.subarray(offset, offset + ico.readUInt32LE(entry + 8)) }
  })
}

/** When one of these fails after a change of colours or of the mark: node scripts/run.mjs scripts/make-site-icons.ts */
describe('the icons in site/public/', () => {
  it('are all that the script makes', () => {
    expect(readdirSync('site/public')).toEqual(expect.arrayContaining(readdirSync(fresh)))
    expect(readdirSync(fresh)).toHaveLength(8)
  })

  it.each([
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-192.png', 192],
    ['icon-maskable-512.png', 512],
    ['apple-touch-icon.png', 180],
  ])('%s is what the script draws now, %i pixels wide', async (file, pixels) => {
    const committed = readFileSync(join('site/public', file))
    expect(await differenceOf(committed, readFileSync(join(fresh, file)))).toBeLessThan(1)
    expect(await sharp(committed).metadata()).toMatchObject({ width: pixels, height: pixels, format: 'png' })
    expect(committed.length).toBeLessThan(20_000)
  })

  it('link-picture.png is what the script draws now', async () => {
    const committed = readFileSync('site/public/link-picture.png')
    expect(await differenceOf(committed, readFileSync(join(fresh, 'link-picture.png')))).toBeLessThan(1)
    expect(await sharp(committed).metadata()).toMatchObject({ width: 1200, height: 630 })
    expect(committed.length).toBeLessThan(60_000)
  })

  it('favicon.svg is what the script draws now, with colours for dark tabs', () => {
    const committed = readFileSync('site/public/favicon.svg', 'utf8')
    expect(committed).toBe(readFileSync(join(fresh, 'favicon.svg'), 'utf8'))
    expect(committed).toContain('prefers-color-scheme:dark')
    expect(committed.length).toBeLessThan(1500)
  })

  it('favicon.ico holds three sizes that are what the script draws now', async () => {
    const committed = readIco(readFileSync('site/public/favicon.ico'))
    const drawn = readIco(readFileSync(join(fresh, 'favicon.ico')))
    expect(committed.map(({ width }) => width)).toEqual([16, 32, 48])
    for (const [index, { width, png }] of committed.entries()) {
      expect(await sharp(png).metadata()).toMatchObject({ width, height: width })
      expect(await differenceOf(png, drawn[index]?.png ?? Buffer.alloc(0))).toBeLessThan(1)
    }
  })

  it('keep the mark where a phone that cuts a circle leaves it', async () => {
    const { data, info } = await sharp(join(fresh, 'icon-maskable-512.png'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const [red, green, blue] = data
    const isSurface = (offset: number) =>
      data[offset] === red && data[offset + 1] === green && data[offset + 2] === blue
    const outside: string[] = []
    for (let y = 0; y < info.height; y += 1) {
      for (let x = 0; x < info.width; x += 1) {
        const isFarOut = Math.hypot(x + 0.5 - info.width / 2, y + 0.5 - info.height / 2) > 0.4 * info.width
        if (isFarOut && !isSurface((y * info.width + x) * info.channels)) outside.push(`${x},${y}`)
      }
    }
    expect(outside).toEqual([])
  })
})
