import { type Edition, nameEdition } from '../edition'
import { siteCredential } from '../site-credential'
import { openSiteArchive, type ReadArchive } from './site-archive'

/** What is taken of another site at most, whatever it sends: bytes and milliseconds. */
const usualLimits = { oneBytes: 20_000_000, allBytes: 4_000_000_000, oneMs: 30_000, allMs: 600_000 } as const

type OtherSite = {
  /** Where it listens. */
  address: string
  /** Of the site that asks: what is shown by another build, or under another address, is none of its pages. */
  edition: Edition
  limits?: Readonly<Record<keyof typeof usualLimits, number>>
}

/** Reaches another site of this bank, which answers as the archive of a CMS does. The limits hold for all that is asked of what is returned. */
export function openOtherSite({ address, edition, limits = usualLimits }: OtherSite): ReadArchive {
  const ending = AbortSignal.timeout(limits.allMs)
  let left = limits.allBytes
  const archive = openSiteArchive(async (path) => {
    const answer = await fetch(new URL(path, address), {
      headers: siteCredential(),
      signal: AbortSignal.any([ending, AbortSignal.timeout(limits.oneMs)]),
      redirect: 'error',
    })
    const body = await readAtMost(answer, Math.min(limits.oneBytes, left))
    left -= body.length
    return { status: answer.status, body }
  })
  return {
    ...archive,
    findSets: async (kind) => {
      const sets = await archive.findSets(kind)
      return kind === 'builds' ? sets : sets.filter(({ name }) => name === nameEdition(edition))
    },
  }
}

/** @throws when it is longer. */
async function readAtMost({ body }: Response, most: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body ?? []) {
    length += part.length
    if (length > most) throw new Error('The other site sends more than is taken of one')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
