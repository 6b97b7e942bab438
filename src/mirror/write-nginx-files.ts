import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from '@/src/platform/error-code'
import { writeDurably } from '@/src/platform/write-durably'
import { nginxMaps } from './nginx-maps'
import { nginxServer } from './nginx-server'

type NginxOptions = Omit<Parameters<typeof nginxServer>[0], 'site'> & { site: { origin: string; host: string } }

/** Writes what nginx includes, into `nginx` of the mirror's folder. @returns the names of the files that changed, for which nginx has to be loaded anew. */
export async function writeNginxFiles({ site, ...options }: NginxOptions): Promise<string[]> {
  const place = join(options.directory, 'nginx')
  await mkdir(place, { recursive: true })
  const files = {
    'http.conf': nginxMaps(),
    'server.conf': nginxServer(options),
    'server-behind-site.conf': nginxServer({ ...options, site }),
  }
  const changed: string[] = []
  for (const [name, text] of Object.entries(files)) {
    const file = join(place, name)
    if ((await readIfThere(file)) === text) continue
    await writeDurably(file, text, { readableBy: 'all' })
    changed.push(name)
  }
  return changed
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
