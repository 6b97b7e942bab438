/*
 * Workaround
 * Package: next 16.4.6
 * Upstream: https://github.com/vercel/next.js/issues/89192
 * Test: src/next-fixes/chunks-once.test.ts
 * Goes when: the routes of a build for the server share the chunks that are the same, byte for byte.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** How a chunk of Turbopack begins: it hands its modules over, and asks for none by its own place. */
const chunkStart = 'module.exports=['

/** Smaller ones cost less than the file that leads to another. */
const leastBytes = 2_000

/** What a string of one byte per letter cannot hold. */
const beyondLatin1 = /[\u0100-\uffff]/

/**
 * Keeps every chunk of a build for the server once, and leads the others that are the same to it: each route has its own copy of the CMS
 * with all packages, and a process that answers several held, read and compiled five of six megabytes. One that is kept is written
 * without letters that would make V8 hold two bytes for each of its letters.
 *
 * @param directory the build, which nothing runs from yet.
 */
export async function keepChunksOnce(directory: string): Promise<void> {
  const root = join(directory, 'server', 'chunks')
  const kept = new Map<string, string>()
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!name.endsWith('.js')) continue
    const file = join(root, name)
    const content = readFileSync(file, 'utf8')
    if (!content.startsWith(chunkStart) || content.length < leastBytes) continue
    const digest = createHash('sha256').update(content).digest('hex')
    const first = kept.get(digest)
    if (first === undefined) {
      kept.set(digest, file)
      if (beyondLatin1.test(content)) writeFileSync(file, await inAscii(content))
    } else writeFileSync(file, `module.exports=require(${JSON.stringify(toRequest(file, first))})\n`)
  }
}

/** The same program in letters of one byte: all others are written as escapes, also in patterns. */
async function inAscii(program: string): Promise<string> {
  // Where nothing is built, nobody needs it.
  const { minify } = await import('@swc/core')
  const { code } = await minify(program, { compress: false, mangle: false, module: false, format: { asciiOnly: true } })
  return code
}

function toRequest(from: string, to: string): string {
  const path = relative(dirname(from), to)
  return path.startsWith('.') ? path : `./${path}`
}
