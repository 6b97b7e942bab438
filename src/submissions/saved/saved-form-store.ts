import { mkdirSync } from 'node:fs'
import { readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { addDays, type Day } from '@/src/country/calendar'
import { leastFreeBytes } from '@/src/health/watch-disk'
import { isMissing } from '@/src/platform/error-code'
import { log } from '@/src/platform/log'
import { syncDirectory, writeDurably } from '@/src/platform/write-durably'
import { isPastForm, type OpenedForm, readSavedForm } from './read-saved-form'
import { daysKept, type SavedFile, type SavedForm } from './saved-form'
import type { SavedFormKey } from './saved-form-key'
import { sealedSize, sealSavedForm } from './seal-saved-form'

type Saving = {
  form: SavedForm
  /** Of its files, in their order. */
  contents: readonly Buffer[]
  /** The day on which it is saved. */
  today: Day
}

/** Forms that visitors left to come back to, each in a file of its own. */
export type SavedFormStore = {
  /**
   * Keeps a form, in place of what was kept under the same key. When the promise ends it is on the disk.
   *
   * @returns the last day on which it is kept; null when there is no room for it.
   * @throws when it cannot be written.
   */
  save: (key: SavedFormKey, saving: Saving) => Promise<Day | null>
  /**
   * Opens a form.
   *
   * @param asked the day it is, and which files are wanted with their contents.
   * @returns null when there is none, or none any more. One that was changed on the disk is none either, and logged.
   */
  open: (key: SavedFormKey, asked: { today: Day; wants?: (file: SavedFile) => boolean }) => Promise<OpenedForm | null>
  /** How many bytes lie under a key; 0 when nothing does. */
  sizeOf: (key: SavedFormKey) => Promise<number>
  /** Deletes what lies under a key. */
  remove: (key: SavedFormKey) => Promise<void>
  /** Deletes what is past its last day, and what a process that was killed had begun to write. @returns how many forms. */
  removePast: (today: Day) => Promise<number>
}

type StoreLimits = {
  /** All saved forms together, in bytes. */
  mostBytes?: number
  /** That must stay free on the disk, in bytes. */
  free?: number
  /** How long each is kept, in days after the one on which it was saved. */
  days?: number
}

/** Enough for 80 people with all the files that a form can have, or for a million without: a small part of any server's disk. */
const mostOfAll = 4_000_000_000

const ending = '.saved'
/** Writing takes seconds at most; what is older was broken off. */
const tornAfterMs = 3_600_000
/** Another process may save here too, so that what lies here is counted anew, in milliseconds. */
const countedForMs = 60_000

/** Opens the saved forms of a directory, which is made when missing. */
export function openSavedForms(
  directory: string,
  { mostBytes = mostOfAll, free = leastFreeBytes, days = daysKept }: StoreLimits = {},
): SavedFormStore {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const pathOf = ({ id }: SavedFormKey) => join(directory, id + ending)
  let counted = { bytes: 0, at: Number.NEGATIVE_INFINITY }

  const count = async () => {
    if (performance.now() - counted.at < countedForMs) return
    const sizes = (await readdir(directory)).map((name) => sizeOfFile(join(directory, name)))
    counted = { bytes: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0), at: performance.now() }
  }

  return {
    save: async (key, { form, contents, today }) => {
      const path = pathOf(key)
      const more = sealedSize(form, contents)
      await count()
      const { bavail, bsize } = await statfs(directory)
      if (counted.bytes + more > mostBytes || bavail * bsize < free + more) {
        log.error('There is no room for more saved forms', { bytes: counted.bytes })
        return null
      }
      // Before it is written: others save meanwhile.
      counted.bytes += more
      const lastDay = addDays(today, days)
      const before = await sizeOfFile(path)
      await writeDurably(path, sealSavedForm(key.key, { form, contents, lastDay }))
      counted.bytes -= before
      return lastDay
    },
    open: async (key, { today, wants = () => false }) => {
      const opened = await readSavedForm(pathOf(key), { key: key.key, today, wants })
      if (opened === 'damaged') log.error('A saved form is damaged and cannot be opened')
      return opened === 'damaged' ? null : opened
    },
    sizeOf: (key) => sizeOfFile(pathOf(key)),
    remove: async (key) => {
      await rm(pathOf(key), { force: true })
      await syncDirectory(directory)
    },
    removePast: async (today) => {
      let removed = 0
      for (const name of await readdir(directory)) {
        const path = join(directory, name)
        if (name.endsWith(ending) ? !(await isPastForm(path, today)) : !(await isTorn(path))) continue
        await rm(path, { force: true })
        if (name.endsWith(ending)) removed += 1
      }
      counted.at = Number.NEGATIVE_INFINITY
      return removed
    },
  }
}

async function isTorn(path: string): Promise<boolean> {
  try {
    return Date.now() - (await stat(path)).mtimeMs > tornAfterMs
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

async function sizeOfFile(path: string): Promise<number> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if (isMissing(error)) return 0
    throw error
  }
}
