import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { type FileHandle, open, rm, statfs } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { dirname, join } from 'node:path'
import { largestTextOfPages } from '@/src/forms/submission/post-limits'
import { log } from '@/src/platform/log'
import type { BodyPlace, BodyPlaces } from '@/src/submissions/limits/body-places'
import type { ReceivedBytes } from '@/src/submissions/read-post-task'

/** A body that was sent to its end. Nothing has looked into it. */
export type ReceivedBody = {
  bytes: ReceivedBytes
  /** As it was sent. */
  size: number
  /** Whether only its beginning and its end are there: it was larger than what is kept of any. */
  isCut: boolean
}

/** Why a body was not received to its end. */
export type ReceptionRefusal = 'busy' | 'tooLarge' | 'tooSlow' | 'brokenOff'

export type BodyAsked = {
  network: string
  /** What is kept of a body, in bytes. */
  largest: number
  /** What is taken in to its end, in bytes: of what is larger than is kept, the middle is passed over. */
  most?: number
}

/**
 * What is kept of the end of a body whose middle is passed over, in bytes: there stand the texts behind its files, and what the page carries.
 */
const keptOfTheEnd = largestTextOfPages + 100_000

export type BodyReception = {
  /**
   * Receives a body, has something done with it, and forgets it whatever comes of that.
   *
   * @throws what `work` throws.
   */
  receive: <Result>(
    request: IncomingMessage,
    asked: BodyAsked,
    work: (body: ReceivedBody | ReceptionRefusal) => Promise<Result>,
  ) => Promise<Result>
}

type ReceptionOptions = {
  /** Of bodies that fit into memory. */
  small: BodyPlaces
  /** Of bodies that go to the disk as they come. */
  large: BodyPlaces
  /** Where they lie for as long as they are judged. */
  directory: string
}

/** What is no larger is held in memory, in bytes: every form without files. */
const mostInMemory = 65_536

/** Room that bodies must leave on the disk, in bytes. */
const leastFree = 600_000_000
/** After so many more bytes it is looked at again. */
const roomStep = 8_000_000

/** Opens where bodies are received: here bytes are counted and put away, and nothing else is done with them. */
export function openBodyReception({ small, large, directory }: ReceptionOptions): BodyReception {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  return {
    receive: async (request, { network, largest, most = largest }, work) => {
      const declared = request.headers['content-length']
      if (Number(declared ?? 0) > most) return work('tooLarge')
      const isSmall = declared !== undefined && Number(declared) <= mostInMemory
      const place = (isSmall ? small : large).take(network)
      if (!place) return work('busy')
      const path = join(directory, randomUUID())
      try {
        const body = await takeIn(request, { place, largest, declared: Number(declared ?? 0), path })
        place.arrived()
        return await work(body)
      } finally {
        place.release()
        await rm(path, { force: true })
      }
    },
  }
}

/** Forgets the bodies that a process had begun to receive that was killed. @param directory which no process uses now. */
export function forgetBrokenOff(directory: string): void {
  rmSync(directory, { recursive: true, force: true })
}

type Reception = {
  place: BodyPlace
  largest: number
  /** What the head says that it weighs: no more than that comes. */
  declared: number
  path: string
}

async function takeIn(
  request: IncomingMessage,
  { place, largest, declared, path }: Reception,
): Promise<ReceivedBody | ReceptionRefusal> {
  const held: Buffer[] = []
  let file: FileHandle | null = null
  let [size, kept, roomFor] = [0, 0, mostInMemory]
  const isCut = declared > largest
  const gap = isCut ? { from: largest - keptOfTheEnd, to: declared - keptOfTheEnd } : null
  // Ending early must not end the connection: the answer still goes out on it.
  const chunks = request.iterator({ destroyOnReturn: false })
  try {
    for (;;) {
      const next = await Promise.race([chunks.next(), place.lost])
      if (typeof next === 'string') return 'tooSlow'
      if (next.done) break
      const bytes = Buffer.from(next.value)
      const begun = size
      size += bytes.length
      place.note(bytes.length)
      if (size > Math.max(largest, declared)) return 'tooLarge'
      const parts = gap ? withoutGap(bytes, { from: gap.from - begun, to: gap.to - begun }) : [bytes]
      held.push(...parts)
      kept += parts.reduce((sum, part) => sum + part.length, 0)
      if (kept <= mostInMemory) continue
      if (kept > roomFor) {
        if (!(await hasRoom(path))) return 'busy'
        roomFor = kept + roomStep
      }
      file ??= await open(path, 'wx', 0o600)
      await file.writeFile(Buffer.concat(held.splice(0)))
    }
    return { bytes: file ? path : Uint8Array.from(Buffer.concat(held)), size, isCut }
  } catch (error) {
    if (request.errored || request.destroyed) return 'brokenOff'
    throw error
  } finally {
    await file?.close()
  }
}

/** A piece of a body without what is passed over. @param gap where that begins and ends, counted from the beginning of the piece */
function withoutGap(bytes: Buffer, { from, to }: { from: number; to: number }): Buffer[] {
  const at = (place: number) => Math.min(Math.max(place, 0), bytes.length)
  return [bytes.subarray(0, at(from)), bytes.subarray(at(to))].filter((part) => part.length > 0)
}

async function hasRoom(path: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(dirname(path))
  if (bavail * bsize > leastFree) return true
  log.error('The disk is nearly full; forms with files are not received')
  return false
}
