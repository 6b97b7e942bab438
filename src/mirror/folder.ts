import { randomUUID } from 'node:crypto'
import { mkdir, readdir, realpath, rm, rmdir } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { hasErrorCode, isMissing } from '@/src/platform/error-code'
import { unlessMissing } from '@/src/platform/unless-missing'
import { linkDurably, moveDurably, writeDurably } from '@/src/platform/write-durably'
import { answersName, type Kept, readAnswerPath, toAnswerPath } from './answer-path'
import { isSafePath } from './is-safe-path'
import type { MirroredAnswer } from './mirrored-answer'
import { shortenPath, waysName } from './shorten-path'

/** An address behind which an answer lies. */
export type Present = Kept & {
  isImmutable: boolean
  /** The directory of its answer, below the mirror's. */
  answer: string
}

/** The folder of a mirror: one place for every address, which a change reaches at once and whole. */
export type MirrorFolder = {
  present: () => ReadonlyMap<string, Present>
  /** What an address answers from now on: its body, its head and what it depends on change together. @throws when it cannot be written. */
  put: (path: string, answer: MirroredAnswer, kept: Kept) => Promise<void>
  /** An address that answers no more. */
  remove: (path: string) => Promise<void>
  /** What nginx answers by itself, under a name: `404-en`. @throws when it cannot be written. */
  say: (name: string, answer: MirroredAnswer) => Promise<void>
  /** Notes that everything that the site has is here, or was once: from now on nothing is where nothing lies. */
  noteWhole: () => Promise<void>
  /** Removes what has been behind no address for some time: whoever asked before may still be reading. */
  tidy: () => Promise<void>
}

const linkEnding = '.answer'
/** Where links by address are, and where those by name. */
const linkPlaces = { live: 'live', said: 'sona-said' } as const
const unfinishedName = 'unfinished'
/** A file that is here as soon as everything was once. Until then nginx does not say of an address that there is nothing. */
export const wholeName = 'whole'

type FolderOptions = {
  /** How long what was replaced stays, in milliseconds. */
  graceMs?: number
}

/** Opens the folder of a mirror, which belongs to this process alone. What a killed process left half done goes; no address ever pointed to it. */
export async function openMirrorFolder(
  directory: string,
  { graceMs = 60_000 }: FolderOptions = {},
): Promise<MirrorFolder> {
  const unfinished = join(directory, unfinishedName)
  await rm(unfinished, { recursive: true, force: true })
  for (const name of [unfinishedName, answersName, waysName, ...Object.values(linkPlaces)])
    await mkdir(join(directory, name), { recursive: true })
  const present = new Map<string, Present>()
  const said = new Map<string, string>()
  for (const [path, answer] of await readLinks(directory, linkPlaces.live)) {
    const kept = readAnswerPath(answer)
    if (kept) present.set(path, { ...kept, answer })
  }
  for (const [path, answer] of await readLinks(directory, linkPlaces.said)) said.set(path.slice(1), answer)
  /** Since when answers have been behind no address. */
  const replaced = new Map<string, number>()
  const used = () => new Set([...Array.from(present.values(), ({ answer }) => answer), ...said.values()])
  const letGo = (answer: string | undefined) => {
    if (answer !== undefined) replaced.set(answer, performance.now())
  }
  const before = used()
  for (const answer of await findAnswers(directory))
    if (!before.has(answer)) replaced.set(answer, Number.NEGATIVE_INFINITY)

  async function link(place: string, path: string, answer: string): Promise<void> {
    const name = join(directory, place, `${path}${linkEnding}`)
    const temporary = join(unfinished, randomUUID())
    await mkdir(dirname(name), { recursive: true })
    const short = await shortenPath(directory, answer)
    await linkDurably(name, relative(dirname(name), join(directory, short)), temporary)
  }

  return {
    present: () => present,
    put: async (path, answer, kept) => {
      if (!isSafePath(path)) throw new Error('An address cannot be the name of a file')
      const to = await keepAnswer(directory, answer, kept)
      await link(linkPlaces.live, path, to)
      const before = present.get(path)?.answer
      present.set(path, { ...kept, answer: to, isImmutable: readAnswerPath(to)?.isImmutable ?? false })
      if (before !== to) letGo(before)
    },
    remove: async (path) => {
      await rm(join(directory, linkPlaces.live, `${path}${linkEnding}`), { force: true })
      letGo(present.get(path)?.answer)
      present.delete(path)
    },
    say: async (name, answer) => {
      const to = await keepAnswer(directory, answer, { mark: null, asks: [] })
      if (said.get(name) === to) return
      await link(linkPlaces.said, `/${name}`, to)
      letGo(said.get(name))
      said.set(name, to)
    },
    noteWhole: () => writeDurably(join(directory, wholeName), '', { readableBy: 'all' }),
    tidy: async () => {
      const due = [...replaced].filter(([, since]) => performance.now() - since >= graceMs)
      const kept = due.length > 0 ? used() : new Set()
      for (const [answer] of due) {
        replaced.delete(answer)
        if (!kept.has(answer)) await removeAnswer(directory, answer)
      }
    },
  }
}

/** Writes an answer beside, and gives it its name when it is whole. @returns where it is, below the mirror's directory. */
async function keepAnswer(directory: string, answer: MirroredAnswer, kept: Kept): Promise<string> {
  const path = toAnswerPath(answer, kept)
  const making = join(directory, unfinishedName, randomUUID())
  await mkdir(making)
  const { body, brotli, gzip } = answer
  for (const [name, content] of Object.entries({ body, 'body.br': brotli, 'body.gz': gzip })) {
    if (!content) continue
    await writeDurably(join(making, name), content, { readableBy: 'all' })
  }
  await mkdir(dirname(join(directory, path)), { recursive: true })
  try {
    await moveDurably(making, join(directory, path))
  } catch (error) {
    // What lies under this name is the same.
    if (!hasErrorCode(error, 'ENOTEMPTY') && !hasErrorCode(error, 'EEXIST')) throw error
    await rm(making, { recursive: true })
  }
  return path
}

async function readLinks(directory: string, place: string): Promise<[path: string, answer: string][]> {
  const root = join(directory, place)
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const links = entries.filter((entry) => entry.isSymbolicLink() && entry.name.endsWith(linkEnding))
  const whole = await realpath(directory)
  const read = await Promise.all(
    links.map(async ({ parentPath, name }): Promise<[string, string] | []> => {
      const file = join(parentPath, name)
      // Null for a link to what somebody removed by hand.
      const answer = await unlessMissing(realpath(file))
      return answer ? [`/${relative(root, file).slice(0, -linkEnding.length)}`, relative(whole, answer)] : []
    }),
  )
  return read.filter((found) => found.length === 2)
}

async function findAnswers(directory: string): Promise<string[]> {
  const entries = await readdir(join(directory, answersName), { recursive: true, withFileTypes: true })
  return entries.flatMap((entry) =>
    entry.isFile() && entry.name === 'body' ? relative(directory, entry.parentPath) : [],
  )
}

/** Removes an answer, and what of its path leads to nothing any more. */
async function removeAnswer(directory: string, answer: string): Promise<void> {
  await rm(join(directory, answer), { recursive: true, force: true })
  for (let parent = dirname(answer); parent !== answersName && parent !== '.'; parent = dirname(parent)) {
    try {
      await rmdir(join(directory, parent))
    } catch (error) {
      if (hasErrorCode(error, 'ENOTEMPTY') || isMissing(error)) return
      throw error
    }
  }
}
