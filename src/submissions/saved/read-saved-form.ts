import { type FileHandle, open } from 'node:fs/promises'
import type { Day } from '@/src/country/calendar'
import { unlessMissing } from '@/src/platform/unless-missing'
import { type SavedFile, type SavedForm, savedForm } from './saved-form'
import { findSealedFile, leadBytes, openPart, readLead, type SealedLead } from './seal-saved-form'

/** A saved form as it was opened. */
export type OpenedForm = {
  form: SavedForm
  /** The last day on which it is kept. */
  lastDay: Day
  /** The contents of the files that were asked for, by their references. */
  contents: ReadonlyMap<string, Buffer>
}

type Asked = { key: string; today: Day; wants: (file: SavedFile) => boolean }

/**
 * Reads a saved form as it lies on the disk.
 *
 * @param asked its key in hexadecimal, the day it is, and which files are wanted with their contents.
 * @returns null when there is none, or it is past its last day; `damaged` when the key is another or something was changed.
 */
export async function readSavedForm(path: string, asked: Asked): Promise<OpenedForm | 'damaged' | null> {
  const file = await unlessMissing(open(path, 'r'))
  if (!file) return null
  try {
    return await openWhole(file, asked)
  } finally {
    await file.close()
  }
}

async function openWhole(file: FileHandle, { key, today, wants }: Asked): Promise<OpenedForm | 'damaged' | null> {
  const lead = readLead(await readPart(file, { start: 0, length: leadBytes }))
  if (!lead) return 'damaged'
  if (today > lead.lastDay) return null
  const bytes = await readPart(file, { start: leadBytes, length: lead.formLength })
  const text = await openPart(key, lead, { number: 0, bytes })
  if (!text) return 'damaged'
  const form = savedForm.parse(JSON.parse(text.toString('utf8')))
  const contents = new Map<string, Buffer>()
  for (const [index, saved] of form.files.entries()) {
    if (!wants(saved)) continue
    const content = await openFile(file, { key, lead, form, index })
    if (!content) return 'damaged'
    contents.set(saved.reference, content)
  }
  return { form, lastDay: lead.lastDay, contents }
}

type FileToOpen = { key: string; lead: SealedLead; form: SavedForm; index: number }

async function openFile(file: FileHandle, { key, lead, form, index }: FileToOpen): Promise<Buffer | null> {
  const bytes = await readPart(file, findSealedFile(lead, form.files, index))
  return openPart(key, lead, { number: index + 1, bytes })
}

/** As many bytes of a file as there are of those that are wanted. */
async function readPart(file: FileHandle, { start, length }: { start: number; length: number }): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  let read = 0
  while (read < length) {
    const { bytesRead } = await file.read(bytes, read, length - read, start + read)
    if (bytesRead === 0) break
    read += bytesRead
  }
  return bytes.subarray(0, read)
}

/** Whether a file is of use to nobody any more: its last day is over, or it is no saved form, which nobody else would ever delete. */
export async function isPastForm(path: string, today: Day): Promise<boolean> {
  const file = await unlessMissing(open(path, 'r'))
  if (!file) return false
  try {
    const lead = readLead(await readPart(file, { start: 0, length: leadBytes }))
    return !lead || today > lead.lastDay
  } finally {
    await file.close()
  }
}
