import { SaxesParser } from 'saxes'

/** A part of what is in a bucket. */
type Listing = {
  objects: { key: string; since: number }[]
  /** What the next part is asked for with; null after the last. */
  next: string | null
}

/**
 * Reads what a store answers to ListObjectsV2. Times are in milliseconds.
 *
 * @throws when it is no such answer.
 */
export function readListing(xml: string): Listing {
  const parser = new SaxesParser({ position: false })
  const objects: Listing['objects'] = []
  const open: string[] = []
  let [key, since, isTruncated, next, text] = ['', Number.NaN, '', '', '']
  parser.on('opentag', ({ name }) => {
    open.push(name)
    text = ''
  })
  parser.on('text', (more) => {
    text += more
  })
  parser.on('closetag', ({ name }) => {
    open.pop()
    const place = [...open.slice(1), name].join('/')
    if (place === 'Contents/Key') key = text
    if (place === 'Contents/LastModified') since = Date.parse(text)
    if (place === 'IsTruncated') isTruncated = text
    if (place === 'NextContinuationToken') next = text
    if (place !== 'Contents') return
    if (key === '' || Number.isNaN(since)) throw new Error('The object store lists something without a name or a time')
    objects.push({ key, since })
    ;[key, since] = ['', Number.NaN]
  })
  parser.write(xml).close()
  if (isTruncated !== 'true' && isTruncated !== 'false') throw new Error('The object store does not say what it has')
  return { objects, next: isTruncated === 'true' ? next : null }
}
