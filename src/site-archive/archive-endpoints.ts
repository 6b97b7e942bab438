import type { Endpoint } from 'payload'
import { sharesFiles } from '@/src/file-store/own-store'
import { env } from '@/src/platform/env'
import { contentHash, handedHistory, handedSet, setKind } from '@/src/publishing/archive/archive-messages'
import { forPlatform } from '@/src/submissions/for-platform'
import { openArchiveStore, putContent } from './archive-contents'
import { recordHistory } from './archived-history'
import { findSets, readSet, recordSet } from './archived-sets'
import { forgetArchive } from './forget-archive'

type Platform = Parameters<typeof forPlatform<Parameters<Endpoint['handler']>[0]>>[0]
type Asked = Parameters<Platform>[0]

const parameter = ({ url }: Asked, name: string) => new URL(url ?? '', 'http://cms').searchParams.get(name)
const endpoint = (method: 'get' | 'post', path: string, answer: Platform): Endpoint => ({
  method,
  path: `/archive/${path}`,
  handler: forPlatform(answer),
})
const refuse = (status: number, error: string) => Response.json({ error }, { status })

/** What sites hand in and ask for, which have neither a database nor a way to the store. */
const all: Endpoint[] = [
  endpoint('post', 'history', async (req) => {
    const { data } = handedHistory.safeParse(await req.json?.())
    if (!data) return refuse(422, 'this is no history')
    return Response.json({ missing: await recordHistory(req.payload, data.entries) })
  }),
  endpoint('post', 'sets', async (req) => {
    const { data } = handedSet.safeParse(await req.json?.())
    if (!data) return refuse(422, 'these are no files of a site')
    return Response.json({ missing: await recordSet(req.payload, data) })
  }),
  endpoint('get', 'sets', async (req) => {
    const { data } = setKind.safeParse(parameter(req, 'kind'))
    if (!data) return refuse(400, 'there are builds and snapshots')
    return Response.json({ sets: await findSets(req.payload, data) })
  }),
  endpoint('get', 'set', async (req) => {
    const { data } = setKind.safeParse(parameter(req, 'kind'))
    const files = data ? await readSet(req.payload, data, parameter(req, 'name') ?? '') : null
    return files ? Response.json({ files }) : refuse(410, 'there is none of this name')
  }),
  endpoint('post', 'content', async (req) => {
    const { data } = contentHash.safeParse(parameter(req, 'sha256'))
    const content = Buffer.from((await req.arrayBuffer?.()) ?? new ArrayBuffer())
    if (!data || !(await putContent(req.payload, data, content))) return refuse(422, 'this is not what its name says')
    return Response.json({ outcome: 'taken' })
  }),
  endpoint('get', 'content', async (req) => {
    const { data } = contentHash.safeParse(parameter(req, 'sha256'))
    const content = data ? await (await openArchiveStore()).get(data) : null
    return content ? new Response(new Uint8Array(content)) : refuse(410, 'there is none of this name')
  }),
  endpoint('post', 'forget', async (req) =>
    Response.json({ forgotten: await forgetArchive(req.payload, { now: new Date(), historyDays: env.historyDays }) }),
  ),
]

/** None where there is no object store: sites keep for themselves then what they have. */
export const archiveEndpoints: Endpoint[] = sharesFiles ? all : []
