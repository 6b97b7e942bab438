import { extname } from 'node:path'
import { type PastAnswer, type PastSource, readContent } from '@/src/publishing/history/read-history'

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * A page of the past with the files that it was drawn with inside it, as they were, and not as the site has them now.
 *
 * @param source the history that it is of.
 */
export async function drawPast(source: PastSource, { entry, body }: PastAnswer): Promise<string> {
  const inside = new Map<string, string>()
  // Style sheets last: they name pictures and fonts themselves. Long addresses first: a short one may be part of them.
  const order = Object.keys(entry.files).sort(
    (one, other) => Number(one.endsWith('.css')) - Number(other.endsWith('.css')) || other.length - one.length,
  )
  for (const path of order) {
    const content = await readContent(source, entry.files[path] ?? '')
    const type = contentTypes[extname(path)]
    if (!content || !type) continue
    const whole = path.endsWith('.css') ? Buffer.from(replaceAll(content.toString('utf8'), inside)) : content
    inside.set(path, `data:${type};base64,${whole.toString('base64')}`)
  }
  return replaceAll(body?.toString('utf8') ?? '', inside)
}

function replaceAll(text: string, inside: ReadonlyMap<string, string>): string {
  return [...inside].reduce((result, [path, address]) => result.replaceAll(path, address), text)
}
