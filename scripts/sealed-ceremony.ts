import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { makeDeskPage } from '@/src/desk/make-desk-page'
import { readDirectory, signDirectory } from '@/src/sealed/directory'
import { makeRecovery, recover } from '@/src/sealed/recovery'
import { makeSigningPair, sign, toSigningPair } from '@/src/sealed/signing'
import { endWithFailure, PlainFailure } from '@/src/server/process/plain-failure'

/**
 * `node --import tsx scripts/sealed-ceremony.ts STEP FOLDER …`, on a machine without a network: makes the root and the recovery pairs, signs
 * the directory of keys and the page of the desk. What must stay secret is written into the folder alone, readable by its owner.
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
    const root = toSigningPair(Buffer.from(readText(join(folder, 'root.secret')), 'hex')).verifyKey
    const signed = readFileSync(join(folder, 'directory.signed'))
    const directory = readDirectory({ signed, root, today: new Date().toISOString().slice(0, 10) })
    const found = directory.routes.find(({ tag }) => tag === route)
    if (!found) throw new PlainFailure(`The directory has no route ${route}`)
    const recovered = await recover(shareFiles.map(readText), found.recovery)
    if (recovered.kind === 'wrong shares')
      throw new PlainFailure(`Wrong: ${recovered.places.map((place) => shareFiles[place]).join(', ')}`)
    if (recovered.kind === 'too few') throw new PlainFailure('Two different shares are needed')
    say(`These shares open the recovery pair of ${route}`)
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
    const { html } = await makeDeskPage(toSigningPair(Buffer.from(secret, 'hex')).verifyKey)
    writeFileSync(join(folder, 'desk.html'), html)
    writeFileSync(join(folder, 'desk.html.signature'), sign(html, 'desk', secret).subarray(0, 64))
    say(`Made: ${join(folder, 'desk.html')}, and its signature beside it`)
  },
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
