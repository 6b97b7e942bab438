import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StorePlace } from '@/src/platform/store-settings'
import { unlessMissing } from '@/src/platform/unless-missing'
import { writeDurably } from '@/src/platform/write-durably'
import { bucketUpstream, nginxBucketServer } from './nginx-bucket'
import { bucketMaps, nginxMaps } from './nginx-maps'
import { nginxServer } from './nginx-server'

type NginxOptions = Omit<Parameters<typeof nginxServer>[0], 'site'> & {
  site: { origin: string; host: string }
  /** The bucket that answers besides; null where there is none. */
  store?: StorePlace | null
}

/** Writes what nginx includes, into `nginx` of the mirror's folder. @returns the names of the files that changed, for which nginx has to be loaded anew. */
export async function writeNginxFiles({ site, store = null, ...options }: NginxOptions): Promise<string[]> {
  const place = join(options.directory, 'nginx')
  await mkdir(place, { recursive: true })
  const files = {
    'http.conf': nginxMaps(),
    'server.conf': nginxServer(options),
    'server-behind-site.conf': nginxServer({ ...options, site }),
    ...(store
      ? {
          'bucket-http.conf': `${bucketMaps()}${bucketUpstream(store)}`,
          'bucket-server.conf': nginxBucketServer({ ...options, store }),
        }
      : {}),
  }
  const changed: string[] = []
  for (const [name, text] of Object.entries(files)) {
    const file = join(place, name)
    if ((await unlessMissing(readFile(file, 'utf8'))) === text) continue
    await writeDurably(file, text, { readableBy: 'all' })
    changed.push(name)
  }
  return changed
}
