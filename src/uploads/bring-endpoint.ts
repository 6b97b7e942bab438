import type { Endpoint } from 'payload'
import { z } from 'zod'
import { sharesFiles } from '@/src/file-store/own-store'
import { forPlatform } from '@/src/submissions/for-platform'
import { bringUploads, renewCopies } from './bring-uploads'
import { uploadKinds } from './uploaded-file'

const names = z.array(z.string()).default([])
const asked = z.object({ media: names, documents: names, renew: z.boolean().default(false) })

/** Asked by the process that visitors reach, which has neither a database nor a way to the store, before it shows a page with files. */
const bring: Endpoint = {
  path: '/bring',
  method: 'post',
  handler: forPlatform(async (req) => {
    const given = asked.parse(await req.json?.())
    for (const kind of uploadKinds) {
      await bringUploads(req.payload, kind, given[kind])
      if (given.renew) await renewCopies(req.payload, kind)
    }
    return new Response(null, { status: 204 })
  }),
}

/** What is asked of uploads by the platform itself; nothing where each process has all files. */
export const uploadEndpoints: Endpoint[] = sharesFiles ? [bring] : []
