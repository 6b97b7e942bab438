import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type LinkPicture, mostPictureBytes, nameOfPicture } from '@/src/link-pictures/link-picture'
import type { PictureMaker } from '@/src/link-pictures/picture-maker'
import { log } from '@/src/platform/log'
import { unlessMissing } from '@/src/platform/unless-missing'
import { writeDurably } from '@/src/platform/write-durably'
import type { KnownPages } from './known-pages'

/** The pictures that shared links show, beside the finished pages. */
export type LinkPictures = {
  /**
   * Makes what is missing and removes what no page shows any more, one picture at a time, as long as nothing else is to be done.
   * Returns at once and never fails: a page is published whether or not it has a picture.
   */
  refresh: () => void
  /** The bytes of a picture; `pending` when a page shows it but it is not made yet; null when no page shows it. */
  read: (name: string) => Promise<Buffer | 'pending' | null>
  /** Starts nothing more; ends when nothing is being made. */
  stop: () => Promise<void>
}

type LinkPicturesOptions = {
  /** Where the pictures are kept; this process alone writes there. */
  directory: string
  /** The pages that are public, the newest last. They alone decide which pictures there are. */
  known: Pick<KnownPages, 'all' | 'version'>
  /** Makes them; it rests while there is nothing to make. */
  maker: PictureMaker
  /** Whether no page waits to be drawn: pages come first. */
  isIdle: () => boolean
  /** Most bytes on disk; what would go beyond is not made. */
  mostBytes?: number
}

/** Some 8000 pictures. */
const mostBytesOnDisk = 256 * 1024 * 1024

/** Opens the pictures of a site's directory, with those that an earlier process left. */
export function openLinkPictures({
  directory,
  known,
  maker,
  isIdle,
  mostBytes = mostBytesOnDisk,
}: LinkPicturesOptions): LinkPictures {
  mkdirSync(directory, { recursive: true })
  /** The size of each picture on disk, by name. */
  const made = readMade(directory)
  let bytesMade = [...made.values()].reduce((sum, size) => sum + size, 0)
  /** Not tried again by this process: the same picture would fail again. */
  const failed = new Set<string>()
  let isStopped = false
  let isFullLogged = false
  let working: Promise<void> | undefined
  let isAskedAgain = false

  let wanted: { version: number; pictures: ReadonlyMap<string, LinkPicture> } | undefined
  const wantedNow = () => {
    const version = known.version()
    if (wanted?.version !== version) wanted = { version, pictures: collectWanted(known) }
    return wanted.pictures
  }

  function forget(name: string): void {
    bytesMade -= made.get(name) ?? 0
    made.delete(name)
  }

  async function removeUnwanted(): Promise<void> {
    const pictures = wantedNow()
    for (const name of made.keys()) {
      if (pictures.has(name)) continue
      forget(name)
      await rm(join(directory, name), { force: true })
    }
  }

  function nextMissing(): [string, LinkPicture] | undefined {
    if (isStopped || !isIdle() || isFull()) return undefined
    for (const entry of wantedNow()) if (!made.has(entry[0]) && !failed.has(entry[0])) return entry
    return undefined
  }

  function isFull(): boolean {
    const isFullNow = bytesMade + mostPictureBytes > mostBytes
    if (isFullNow && !isFullLogged)
      log.error('There are as many pictures for links as there may be', { bytes: bytesMade, mostBytes })
    isFullLogged = isFullNow
    return isFullNow
  }

  async function make(name: string, picture: LinkPicture): Promise<void> {
    try {
      const png = await maker.make(picture)
      if (png.length > mostPictureBytes) throw new Error(`the picture has ${png.length} bytes`)
      await writeDurably(join(directory, name), png)
      made.set(name, png.length)
      bytesMade += png.length
    } catch (error) {
      failed.add(name)
      log.error('The picture for links to a page could not be made', { title: picture.title, error })
    }
  }

  async function work(): Promise<void> {
    try {
      await removeUnwanted()
      for (let next = nextMissing(); next; next = nextMissing()) await make(...next)
      await maker.rest()
    } catch (error) {
      log.error('The pictures for links could not be looked through', { error })
    }
  }

  function refresh(): void {
    isAskedAgain = working !== undefined
    if (isStopped || working) return
    working = work().finally(() => {
      working = undefined
      if (isAskedAgain) refresh()
    })
  }

  return {
    refresh,
    read: async (name) => {
      if (!wantedNow().has(name)) return null
      const png = made.has(name) ? await unlessMissing(readFile(join(directory, name))) : null
      if (png) return png
      forget(name)
      return 'pending'
    },
    stop: async () => {
      isStopped = true
      await working
      await maker.rest()
    },
  }
}

/** What the public pages show, what was published last first. */
function collectWanted(known: Pick<KnownPages, 'all'>): Map<string, LinkPicture> {
  const pictures = [...known.all()].flatMap(({ status, picture }) => (status === 200 && picture ? [picture] : []))
  return new Map(pictures.reverse().map((picture) => [nameOnce(picture), picture]))
}

const names = new WeakMap<LinkPicture, string>()

/** The name of a picture. A page that did not change is not hashed again. */
function nameOnce(picture: LinkPicture): string {
  const name = names.get(picture) ?? nameOfPicture(picture)
  names.set(picture, name)
  return name
}

function readMade(directory: string): Map<string, number> {
  const made = new Map<string, number>()
  for (const name of readdirSync(directory)) {
    const file = join(directory, name)
    if (name.endsWith('.png')) made.set(name, statSync(file).size)
    else rmSync(file, { force: true })
  }
  return made
}
