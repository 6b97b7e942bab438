import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type LinkPicture, nameOfPicture } from '@/src/link-pictures/link-picture'
import { makeLinkPicture } from '@/src/link-pictures/make-link-picture'
import { log } from '@/src/platform/log'
import { createKnownPages, type KnownPage, type KnownPages } from './known-pages'
import { type LinkPictures, openLinkPictures } from './link-pictures'

let directory = ''
let known: KnownPages
let opened: LinkPictures[] = []
const logged = vi.fn()
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sona-pictures-'))
  known = createKnownPages()
  opened = []
  logged.mockReset()
  rested.mockClear()
  vi.spyOn(log, 'error').mockImplementation(logged)
})
afterEach(async () => {
  await Promise.all(opened.map((pictures) => pictures.stop()))
  vi.restoreAllMocks()
  rmSync(directory, { recursive: true, force: true })
})

const rested = vi.fn(async () => undefined)
const maker = { make: makeLinkPicture, rest: rested }

function open(options: Partial<Parameters<typeof openLinkPictures>[0]> = {}): LinkPictures {
  const pictures = openLinkPictures({ directory, known, maker, isIdle: () => true, ...options })
  opened.push(pictures)
  return pictures
}

const pictureOf = (title: string): LinkPicture => ({
  title,
  label: 'Contas',
  bankName: 'BCS',
  source: 'www.bcs.example',
  figureSeed: title,
  section: 'private',
})
const nameOf = (title: string) => nameOfPicture(pictureOf(title))

function publish(href: string, title: string, more: Partial<KnownPage> = {}): void {
  known.note({
    href,
    status: 200,
    headers: {},
    tags: [],
    frames: [],
    listedOn: null,
    picture: pictureOf(title),
    ...more,
  })
}

const onDisk = () => readdirSync(directory).sort()
const soon = { timeout: 10_000, interval: 5 } as const

describe('the pictures of links', () => {
  it('are made for every public page, and once for pages that show the same', async () => {
    publish('/a', 'A')
    publish('/en/a', 'A')
    publish('/b', 'B')
    publish('/gone', 'C', { status: 410 })
    publish('/robots.txt', 'D', { picture: undefined })
    open().refresh()
    await expect.poll(onDisk, soon).toEqual([nameOf('A'), nameOf('B')].sort())
    await expect.poll(() => rested.mock.calls.length, soon).toBe(1)
    expect(logged).not.toHaveBeenCalled()
  })

  it('say that they are to come until they are made', async () => {
    publish('/a', 'A')
    const pictures = open()
    expect(await pictures.read(nameOf('A'))).toBe('pending')
    pictures.refresh()
    // It has its name on the disk a moment before it is sure to stay there, and is shown then.
    await expect.poll(() => pictures.read(nameOf('A')), soon).toBeInstanceOf(Buffer)
    expect(onDisk()).toEqual([nameOf('A')])
    const png = await pictures.read(nameOf('A'))
    expect(await sharp(Buffer.isBuffer(png) ? png : Buffer.alloc(0)).metadata()).toMatchObject({
      width: 1200,
      height: 630,
    })
  })

  it('are gone for visitors when their page is, and then from disk', async () => {
    publish('/a', 'A')
    publish('/b', 'B')
    const pictures = open()
    pictures.refresh()
    await expect.poll(() => onDisk().length, soon).toBe(2)
    known.forget('/a')
    expect(await pictures.read(nameOf('A'))).toBeNull()
    expect(await pictures.read('../pages/x.page')).toBeNull()
    pictures.refresh()
    await expect.poll(onDisk, soon).toEqual([nameOf('B')])
  })

  it('follow what is published while they are being made', async () => {
    publish('/a', 'A')
    const pictures = open()
    pictures.refresh()
    publish('/a', 'A2')
    publish('/b', 'B')
    pictures.refresh()
    await expect.poll(onDisk, soon).toEqual([nameOf('A2'), nameOf('B')].sort())
  })

  it('wait while pages wait, the newest page first', async () => {
    let isIdle = false
    publish('/old', 'old')
    publish('/new', 'new')
    const pictures = open({ isIdle: () => isIdle })
    pictures.refresh()
    await pictures.stop()
    expect(onDisk()).toEqual([])
    let asked = 0
    isIdle = true
    // Idle for one picture only.
    const impatient = open({ isIdle: () => isIdle && asked++ === 0 })
    impatient.refresh()
    await expect.poll(onDisk, soon).toEqual([nameOf('new')])
    await impatient.stop()
    expect(onDisk()).toEqual([nameOf('new')])
  })

  it('are there again after a restart; what a crash left half written is not', async () => {
    publish('/a', 'A')
    const first = open()
    first.refresh()
    await expect.poll(onDisk, soon).toEqual([nameOf('A')])
    await first.stop()
    writeFileSync(join(directory, `${nameOf('B')}.new`), 'half')
    publish('/b', 'B')
    const second = open()
    expect(onDisk()).toEqual([nameOf('A')])
    expect(await second.read(nameOf('A'))).toBeInstanceOf(Buffer)
    expect(await second.read(nameOf('B'))).toBe('pending')
  })

  it('are made again when their file was lost', async () => {
    publish('/a', 'A')
    const pictures = open()
    pictures.refresh()
    // On disk it is a moment before it is known to be there.
    await expect.poll(() => pictures.read(nameOf('A')), soon).toBeInstanceOf(Buffer)
    rmSync(join(directory, nameOf('A')))
    expect(await pictures.read(nameOf('A'))).toBe('pending')
    pictures.refresh()
    await expect.poll(onDisk, soon).toEqual([nameOf('A')])
  })

  it('never take more room than they may', async () => {
    publish('/a', 'A')
    publish('/b', 'B')
    const pictures = open({ mostBytes: 70_000 })
    pictures.refresh()
    await expect.poll(() => logged.mock.calls.length, soon).toBe(1)
    pictures.refresh()
    await pictures.stop()
    expect(onDisk()).toEqual([nameOf('B')])
    expect(logged.mock.calls).toHaveLength(1)
  })

  it('that cannot be written are logged once and asked for no more', async () => {
    publish('/a', 'A')
    const pictures = open()
    rmSync(directory, { recursive: true })
    pictures.refresh()
    await expect.poll(() => logged.mock.calls.length, soon).toBe(1)
    pictures.refresh()
    await pictures.stop()
    expect(logged.mock.calls[0]?.[0]).toContain('could not be made')
    expect(logged.mock.calls).toHaveLength(1)
    expect(await pictures.read(nameOf('A'))).toBe('pending')
  })
})
