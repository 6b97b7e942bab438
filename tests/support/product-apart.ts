import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port'
import { readProduct, testPassword } from './product'

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
      // The address that stands in its pages: with another one they would all be drawn anew.
      SITE_URL: site,
    },
    remove: () => rmSync(data, { recursive: true, force: true }),
  }
}

/** Ends the process that has a data directory as a power cut would. */
export function killOwnerOf(data: string): void {
  process.kill(ownerOf(data), 'SIGKILL')
}

/** The process that draws for the one that has a data directory. */
export function drawingProcessOf(data: string): number {
  const found = childrenOf(ownerOf(data)).find((pid) => commandOf(pid).includes('drawing-process'))
  if (found === undefined) throw new Error('No process draws')
  return found
}

/** How the process that has a data directory was started, and each that it started itself. */
export function commandsOf(data: string): string[] {
  const owner = ownerOf(data)
  return [owner, ...childrenOf(owner)].map(commandOf)
}

/** Every process of the product that has a data directory. */
export function processesOf(data: string): number[] {
  const withDescendants = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(withDescendants)]
  return withDescendants(ownerOf(data))
}

function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return children.trim().split(' ').filter(Boolean).map(Number)
}

function commandOf(pid: number): string {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
}

function ownerOf(data: string): number {
  return Number(readFileSync(join(data, 'process.lock'), 'utf8').split(' ')[0])
}
