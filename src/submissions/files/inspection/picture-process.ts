import { readFileSync, writeSync } from 'node:fs'
import sharp from 'sharp'

/*
 * Reads one picture to its last point, in a process of its own: the library that does it is no JavaScript, so only a process can
 * be ended in the middle of it, and gives back what memory it took. Node runs it as it is, so it imports nothing of the project.
 *
 * `picture-process.ts FORMAT keep|draw`, the picture on the standard input. Answers with one line, `sound`, `disguised`, `damaged`
 * or `tooManyPixels`, and behind it the picture drawn anew where that was asked for.
 */

/** Cameras of telephones make up to 50 million; more is made to exhaust memory. */
const mostPixels = 60_000_000
/** The most that 60 million points take, with all that a decoder keeps beside them, is 700 MB. */
const largestProcess = 1_000_000_000
const [, , format, keepsOriginal] = process.argv

sharp.concurrency(1)
sharp.cache(false)
setInterval(() => {
  if (process.memoryUsage.rss() > largestProcess) process.kill(process.pid, 'SIGKILL')
}, 50).unref()

function answer(verdict: string, picture = Buffer.alloc(0)): void {
  const bytes = Buffer.concat([Buffer.from(`${verdict}\n`), picture])
  for (let sent = 0; sent < bytes.length; ) sent += writeSync(1, bytes, sent)
}

async function inspect(content: Buffer): Promise<void> {
  const picture = sharp(content, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
  const found = await picture.metadata()
  if (found.format !== format) return answer('disguised')
  if (found.width * found.height > mostPixels) return answer('tooManyPixels')
  if (keepsOriginal === 'keep') {
    // Every point is read, and none is kept.
    await picture.stats()
    return answer('sound')
  }
  const upright = picture.autoOrient()
  answer('sound', await (format === 'jpeg' ? upright.jpeg({ quality: 88 }) : upright.png()).toBuffer())
}

inspect(readFileSync(0)).catch((error: unknown) =>
  answer(String(error).includes('pixel limit') ? 'tooManyPixels' : 'damaged'),
)
