import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isBuilt } from '@/src/server/process/build-mark'
import { findChromium, isSystemChromium } from './chromium'

/**
 * What was judged and found right, by what it rests on. It is right for as long as nothing of that has changed, on whatever
 * machine: the browser is one of the things it rests on. A proof is written by the test that judged, and committed.
 */
const proofsDirectory = 'tests/proofs'

/** `SONA_JUDGE=all` judges everything, whatever is proved. */
export const isEverythingJudged = process.env['SONA_JUDGE'] === 'all'

const fileOf = (name: string) => join(proofsDirectory, `${name}.txt`)

/** @param hash of everything that the judgement rests on. */
export function isProved(name: string, hash: string): boolean {
  return !isEverythingJudged && isKept(name, hash)
}

function isKept(name: string, hash: string): boolean {
  const file = fileOf(name)
  return existsSync(file) && readFileSync(file, 'utf8').trim() === hash
}

/**
 * Keeps that something was just found right, and says so, because only what is committed saves others the work. Nothing is kept of
 * another browser than the pinned one, nor when the sources have changed since what was judged was built from them.
 */
export async function keepProof(name: string, hash: string): Promise<void> {
  if (isKept(name, hash) || !isBuilt() || isSystemChromium(await findChromium())) return
  const file = fileOf(name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${hash}\n`)
  process.stdout.write(`  ${file} was old: ${name} was judged and is right. Commit the file.\n`)
}

/**
 * Finds proofs of what is no longer there to be judged: nobody would ever miss them, and whoever reads them would believe them.
 *
 * @param folder one in tests/proofs.
 * @param names all that the folder may be about.
 * @returns their files.
 */
export function findGoneProofs(folder: string, names: readonly string[]): string[] {
  const known = new Set(names.map((name) => fileOf(`${folder}/${name}`)))
  const directory = join(proofsDirectory, folder)
  const entries = existsSync(directory) ? readdirSync(directory, { recursive: true, withFileTypes: true }) : []
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !known.has(file))
    .sort()
}

/** What whoever meets a proof of nothing is told. */
export function tellGone(file: string): string {
  return `${file} is about nothing that is still judged. Run: git rm ${file}`
}
