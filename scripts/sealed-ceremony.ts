import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { localDay } from '@/src/country/local-day'
import { makeDeskPage } from '@/src/desk/make-desk-page'
import { toDirectoryFile, toSealedDirectory } from '@/src/intake/installation'
import type { SealingPair } from '@/src/sealed/age-seal'
import { type SealedCase, sealedCase } from '@/src/sealed/desk-request'
import { type Directory, type Route, readDirectory, signDirectory } from '@/src/sealed/directory'
import { exportCase } from '@/src/sealed/export-case'
import { openSealedCase } from '@/src/sealed/open-sealed-case'
import { makeRecovery, recover } from '@/src/sealed/recovery'
import { makeSigningPair, sign, toSigningPair } from '@/src/sealed/signing'
import { openSealedStore } from '@/src/sealed/store/sealed-store'
import type { StoredCase } from '@/src/sealed/store/stored-rows'
import { toSealedCase } from '@/src/server/desk/to-sealed-case'
import { endWithFailure, PlainFailure } from '@/src/server/process/plain-failure'

/**
 * `node --import tsx scripts/sealed-ceremony.ts STEP FOLDER …`, on a machine without a network: makes the root and the recovery pairs, signs
 * the directory of keys and the page of the desk, and opens a case with two shares when its readers have lost their keys. What must stay
 * secret is written into the folder alone, readable by its owner.
 */

const steps: Readonly<Record<string, (folder: string, ...more: string[]) => Promise<void>>> = {
  /** The root: its secret half stays here, its public half goes into SEALED_ROOT. */
  root: async (folder) => {
    const { secret, verifyKey } = makeSigningPair()
    writeSecret(join(folder, 'root.secret'), secret)
    say(`SEALED_ROOT=${verifyKey}`)
  },
  /** The recovery pair of a route: three shares for three people, and what the directory says of them. */
  recovery: async (folder, route = '') => {
    if (!/^[a-z][a-z0-9-]*$/.test(route)) throw new PlainFailure('Name the route, such as: recovery FOLDER compliance')
    const { shares, recovery } = await makeRecovery()
    for (const [index, share] of shares.entries()) writeSecret(join(folder, `${route}-share-${index + 1}.txt`), share)
    say(JSON.stringify(recovery, null, 2))
  },
  /** The drill: whether these shares open the recovery pair of a route of a signed directory. Nothing is written. */
  drill: async (folder, route = '', ...shareFiles) => {
    const directory = readSignedDirectory(folder)
    await putTogether(shareFiles, toRoute(directory, route))
    say(`These shares open the recovery pair of ${route}`)
  },
  /** Takes a case, sealed as it lies, out of a data directory, where nobody who could open it is left to save it at the desk. */
  case: async (folder, data = '', caseId = '') => {
    const store = openSealedStore(toSealedDirectory(data))
    try {
      const stored = store.anyCase(caseId)
      if (!stored) throw new PlainFailure(`Name one of the cases:\n${store.everyCase().map(showCase).join('\n')}`)
      const sealed = toSealedCase(stored, { store, signed: readFileSync(toDirectoryFile(data)) })
      const file = join(folder, `${caseId}.sealedcase`)
      writeSecret(file, JSON.stringify(sealed))
      say(`Written, sealed as it lies: ${file}`)
    } finally {
      store.close()
    }
  },
  /**
   * Opens a case with two shares of its route, for a reader whom the root signed: everything in it is sealed to the key of theirs, and
   * nothing of it is written in clear.
   */
  open: async (folder, caseFile = '', readerId = '', ...shareFiles) => {
    const sealed = readSealedCase(caseFile)
    const directory = readSignedDirectory(folder)
    const reader = directory.readers.find(({ id }) => id === readerId)
    if (!reader) throw new PlainFailure(`The directory has no reader ${readerId}`)
    const pair = await putTogether(shareFiles, toRoute(directory, sealed.case.route))
    const { items } = await openSealedCase(sealed, pair.identity, directory)
    const place = join(folder, sealed.case.id)
    if (existsSync(place)) throw new PlainFailure(`${place} is there already: this case was opened before`)
    mkdirSync(place, { mode: 0o700 })
    for (const { name, bytes } of await exportCase(items, reader.recipient))
      writeFileSync(join(place, toNameInFolder(name)), bytes, { mode: 0o600, flag: 'wx' })
    say(`Sealed to ${reader.name}, who opens it with their key and age: ${place}`)
  },
  /** Signs a directory that was written as JSON. */
  sign: async (folder, file = 'directory.json') => {
    const content: unknown = JSON.parse(readText(join(folder, file)))
    const secret = readText(join(folder, 'root.secret'))
    const signed = signDirectory(content, secret)
    writeFileSync(join(folder, 'directory.signed'), signed)
    say(`Signed: copy ${join(folder, 'directory.signed')} to sealed/ in the data directory`)
  },
  /** Makes the page of the desk as one file, which works without a network, and signs it. */
  desk: async (folder) => {
    const secret = readText(join(folder, 'root.secret'))
    const { html } = await makeDeskPage(toRoot(secret))
    writeFileSync(join(folder, 'desk.html'), html)
    writeFileSync(join(folder, 'desk.html.signature'), sign(html, 'desk', secret).subarray(0, 64))
    say(`Made: ${join(folder, 'desk.html')}, and its signature beside it`)
  },
}

/** Puts the shares in these files together. @throws PlainFailure that names the file of a share that is wrong. */
async function putTogether(shareFiles: readonly string[], { recovery }: Route): Promise<SealingPair> {
  const recovered = await recover(shareFiles.map(readText), recovery)
  if (recovered.kind === 'wrong shares')
    throw new PlainFailure(`Wrong: ${recovered.places.map((place) => shareFiles[place]).join(', ')}`)
  if (recovered.kind === 'too few') throw new PlainFailure('Two different shares are needed')
  return recovered.pair
}

function toRoute({ routes }: Directory, tag: string): Route {
  const route = routes.find((one) => one.tag === tag)
  if (!route) throw new PlainFailure(`The directory has no route ${tag}`)
  return route
}

/** The public half of the root. */
const toRoot = (secret: string) => toSigningPair(Buffer.from(secret, 'hex')).verifyKey

function readSignedDirectory(folder: string): Directory {
  const signed = readFileSync(join(folder, 'directory.signed'))
  const root = toRoot(readText(join(folder, 'root.secret')))
  return readDirectory({ signed, root, today: localDay(Date.now()) })
}

function readSealedCase(file: string): SealedCase {
  try {
    return sealedCase.parse(JSON.parse(readText(file)))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError)
      throw new PlainFailure(`${file} is no case that the desk or this command saved`)
    throw error
  }
}

const showCase = ({ id, route, received }: StoredCase) => `${id}  ${route}  ${received}`

/** A name that a stranger gave a file, as one of a file in this folder. */
function toNameInFolder(name: string): string {
  return name.replace(/[/\\\0]/g, '_')
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

function readText(path: string): string {
  return z.string().parse(readFileSync(path, 'utf8')).trim()
}

function writeSecret(path: string, text: string): void {
  writeFileSync(path, `${text}\n`, { mode: 0o600, flag: 'wx' })
}

try {
  const [, , step = '', folder = '', ...more] = process.argv
  const run = steps[step]
  if (!run || folder === '')
    throw new PlainFailure(`Usage: node --import tsx scripts/sealed-ceremony.ts ${Object.keys(steps).join('|')} FOLDER`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  await run(folder, ...more)
} catch (error) {
  endWithFailure(error)
}
