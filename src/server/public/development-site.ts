import type { RequestListener } from 'node:http'
import { send } from '@/src/http/send'
import { uploadRoots } from '../files/file-roots'
import { readPublicFile } from '../files/public-files'
import type { Listener } from '../process/listeners'

/** Opens the site for its developers: every page straight from Next, as the code is at that moment, and the uploaded files. Nothing is published. */
export function serveDevelopmentSite(listener: Listener, serveNext: RequestListener): void {
  listener.serve((request, response) => {
    const path = decodeURI(request.url?.split('?')[0] ?? '/')
    readPublicFile(path, uploadRoots).then(
      (file) => (file ? send(request, response, file) : serveNext(request, response)),
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    )
  })
}
