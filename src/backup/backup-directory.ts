import { createHmac } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { z } from 'zod'
import { parseJson } from '@/src/platform/parse-json'
import { syncDirectory, writeDurably } from '@/src/platform/write-durably'
import { backupPlaces } from './backup-places'
import { BackupRefusal } from './backup-refusal'

const mark = z.object({ format: z.literal(1), installation: z.string() })

/** What is made of the secret of an installation for a use of backups, which says nothing of the secret. */
export function madeOf(secret: string, use: 'installation' | 'names'): string {
  return createHmac('sha256', secret).update(`backup ${use}`).digest('hex')
}

/** Whether a directory holds the backups of an installation with one of these secrets. */
export async function isOfInstallation(directory: string, secrets: readonly string[]): Promise<boolean> {
  const { data } = mark.safeParse(parseJson(await readFile(backupPlaces(directory).mark, 'utf8')))
  return secrets.some((secret) => data?.installation === madeOf(secret, 'installation'))
}

/**
 * Makes a directory ready for a backup of an installation, and removes what one that was broken off has left in it.
 *
 * @param secrets that of the installation, and those whose place it has taken.
 * @throws BackupRefusal when it holds anything else.
 */
export async function openBackupDirectory(directory: string, secrets: readonly [string, ...string[]]): Promise<void> {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const places = backupPlaces(directory)
  const installation = madeOf(secrets[0], 'installation')
  if (existsSync(places.mark)) await refuseOthers(directory, secrets)
  else {
    const others = (await readdir(directory)).filter((name) => !name.endsWith('.new') && name !== 'lost+found')
    if (others.length > 0)
      throw new BackupRefusal(`The directory ${directory} holds other things. Name an empty one, or one with backups.`)
  }
  await writeDurably(places.mark, JSON.stringify({ format: 1, installation }))
  for (const place of [places.objects, places.unfinished, places.backups])
    mkdirSync(place, { recursive: true, mode: 0o700 })
  await syncDirectory(directory)
  for (const name of await readdir(places.unfinished))
    await rm(join(places.unfinished, name), { recursive: true, force: true })
}

async function refuseOthers(directory: string, secrets: readonly string[]): Promise<void> {
  if (await isOfInstallation(directory, secrets)) return
  throw new BackupRefusal(
    `The directory ${directory} holds backups of another installation, or of a newer Sona. Name another directory.`,
  )
}

/** @throws BackupRefusal when one of the directories lies in the other. */
export function refuseSamePlace(dataDirectory: string, directory: string): void {
  const lies = (one: string, other: string) => !relative(other, one).startsWith('..')
  if (lies(directory, dataDirectory) || lies(dataDirectory, directory))
    throw new BackupRefusal(
      `The directory ${directory} and the data directory ${dataDirectory} lie in one another: what takes one takes both. Name one on another disk.`,
    )
}
