import { readdir, readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, RequestListener } from 'node:http'
import { join } from 'node:path'
import { dataPolicy } from '@/src/http/policy'
import { type Answer, send } from '@/src/http/send'
import { env } from '@/src/platform/env'
import { log } from '@/src/platform/log'
import { unlessMissing } from '@/src/platform/unless-missing'
import { contentHash, type HandedSet, type KnownSet, setKind } from '@/src/publishing/archive/archive-messages'
import { type HandedFiles, openHandedFiles } from '@/src/publishing/archive/handed-files'
import { formsFile, progressFile, snapshotPlaces } from '@/src/publishing/archive/snapshot-places'
import { parseEngineState } from '@/src/publishing/engine-state'
import { showsSite } from '@/src/submissions/site-proof'
import { safeName } from '../files/kept-builds'
import { type FileRoot, readPublicFile } from '../files/public-files'
import { readPath } from '../guard/guard'

type Shown = {
  /** Of this site. */
  directory: string
  buildsDirectory: string
  /** What visitors can get, uploads among them. */
  files: readonly FileRoot[]
}

/** Visitors are served by the same process: more is not done at a time for sites that begin. */
const mostAtOnce = 32

/**
 * Answers other sites of this bank, which show the secret of all, what a CMS with an archive would answer: what is published here, the files
 * of builds, and uploads that visitors can get. For everybody else, and without a secret that was set, there are no such addresses.
 *
 * @param listener answers everything else.
 */
export function answerOtherSites(listener: RequestListener, shown: Shown): RequestListener {
  const answer = openAnswers(shown)
  let underWay = 0
  return (request, response) => {
    if (!isFromSite(request)) return listener(request, response)
    if (underWay >= mostAtOnce) return send(request, response, toJson(503, {}))
    underWay += 1
    answer(request.url ?? '')
      .then((found) => (found ? send(request, response, found) : listener(request, response)))
      .catch((error: unknown) => {
        log.error('Another site could not be answered', { error })
        send(request, response, toJson(500, {}))
      })
      .finally(() => {
        underWay -= 1
      })
  }
}

function isFromSite({ method, url, headers }: IncomingMessage): boolean {
  if (method !== 'GET' || !url?.startsWith('/api/') || env.submissionsSecret === undefined) return false
  return showsSite(headers.authorization, env)
}

/** @returns what answers an address; it gives null for one that is none of these. */
function openAnswers({ directory, buildsDirectory, files }: Shown): (url: string) => Promise<Answer | null> {
  const published = openHandedFiles(directory)
  const builds = new Map<string, HandedFiles>()
  const filesOfBuild = (name: string) => {
    const opened = builds.get(name) ?? openHandedFiles(join(buildsDirectory, name))
    builds.set(name, opened)
    return opened
  }

  const findSnapshots = async (): Promise<KnownSet[]> => {
    const text = await unlessMissing(readFile(join(directory, progressFile), 'utf8'))
    const state = parseEngineState(text ?? '')
    // While it is drawn anew it is of two builds.
    return state?.edition ? [{ name: state.edition, seq: state.seq }] : []
  }
  const findBuilds = async (): Promise<KnownSet[]> => {
    const names = ((await unlessMissing(readdir(buildsDirectory))) ?? []).filter((name) => safeName.test(name))
    const found = await Promise.all(
      names.map(async (name) => ({ name, seq: Math.round((await stat(join(buildsDirectory, name))).mtimeMs) })),
    )
    return found.sort((one, other) => other.seq - one.seq)
  }
  const sets = { snapshots: findSnapshots, builds: findBuilds } as const
  const listFiles = {
    // How far it came first, as in what is handed to a CMS.
    snapshots: (_name: string) => published.list([progressFile, formsFile, ...snapshotPlaces]),
    builds: (name: string): Promise<HandedSet['files']> => filesOfBuild(name).list(['.']),
  } as const
  const readContent = async (hash: string): Promise<Buffer | null> => {
    for (const { read } of [published, ...builds.values()]) {
      const content = await read(hash)
      if (content) return content
    }
    return null
  }

  return async (url) => {
    const path = readPath(url) ?? ''
    const query = new URLSearchParams(url.split('?')[1] ?? '')
    const kind = setKind.safeParse(query.get('kind')).data
    if (path === '/api/archive/sets' && kind) return toJson(200, { sets: await sets[kind]() })
    if (path === '/api/archive/set' && kind) {
      const name = query.get('name') ?? ''
      const isThere = (await sets[kind]()).some((set) => set.name === name)
      return isThere ? toJson(200, { files: await listFiles[kind](name) }) : toJson(410, {})
    }
    if (path === '/api/archive/content') {
      const hash = contentHash.safeParse(query.get('sha256')).data
      const body = hash ? await readContent(hash) : null
      return body ? toAnswer(200, body, 'application/octet-stream') : toJson(410, {})
    }
    const [, , place = '', word, name, ...more] = path.split('/')
    if (!['media', 'documents'].includes(place) || word !== 'file' || !name || more.length > 0) return null
    return readPublicFile(`/${place}/${name}`, files)
  }
}

const toJson = (status: number, value: object) =>
  toAnswer(status, Buffer.from(JSON.stringify(value)), 'application/json')

function toAnswer(status: number, body: Buffer, type: string): Answer {
  const headers = { 'Content-Type': type, 'Content-Security-Policy': dataPolicy, 'Cache-Control': 'no-store' }
  return { status, headers, body }
}
