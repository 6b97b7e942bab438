import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port'
import { readProduct, testPassword } from './product'
import { commandOf, withDescendants } from './running-processes'

/** Settings for a product of its own, on a copy of the data of the one under test, whose pages it has and need not draw. */
export type ProductApart = {
  site: string
  cms: string
  data: string
  environment: Record<string, string>
  remove: () => void
}

export async function copyProduct(): Promise<ProductApart> {
  const { site, published } = readProduct()
  const data = mkdtempSync(join(tmpdir(), 'sona-apart-'))
  cpSync(published, data, { recursive: true })
  // The address that stands in its pages: with another one they would all be drawn anew.
  return settingsApart(data, { SITE_URL: site })
}

/** Settings for a product of its own on a data directory, beside those that are given. */
export async function settingsApart(data: string, settings: Readonly<Record<string, string>>): Promise<ProductApart> {
  const [port, cmsPort] = [await freePort(), await freePort()]
  return {
    site: `http://localhost:${port}`,
    cms: `http://localhost:${cmsPort}`,
    data,
    environment: {
      PORT: String(port),
      CMS_PORT: String(cmsPort),
      SONA_DATA: data,
      SONA_ADMIN_PASSWORD: testPassword,
      ...settings,
    },
    remove: () => rmSync(data, { recursive: true, force: true }),
  }
}

/** Ends the process that has a data directory as a power cut would; what it started ends with it. */
export function killOwnerOf(data: string): void {
  process.kill(ownerOf(data), 'SIGKILL')
}

type Program = 'front' | 'back' | 'site-back' | 'drawing-process' | 'link-picture-process'

/** The process of a program among those of the product that has a data directory. @throws Error when there is none. */
export function processOf(data: string, program: Program): number {
  const found = findProcess(data, program)
  if (found === undefined) throw new Error(`No process is ${program}`)
  return found
}

/** The same; undefined when there is none now. */
export function findProcess(data: string, program: Program): number | undefined {
  return processesOf(data).find((pid) => commandOf(pid).includes(`/${program}.mjs`))
}

/** The process that has a data directory, and all that it and those have started. */
export function processesOf(data: string): number[] {
  return withDescendants(ownerOf(data))
}

/** How each of the processes of a product was started. */
export function commandsOf(data: string): string[] {
  return processesOf(data).map(commandOf)
}

function ownerOf(data: string): number {
  return Number(readFileSync(join(data, 'process.lock'), 'utf8').split(' ')[0])
}
