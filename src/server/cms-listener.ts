import type { RequestListener } from 'node:http'
import { plainAnswer } from './plain-answer'
import { localeOf } from './public-listener'
import { send } from './send'

type CmsListenerOptions = {
  serveNext: RequestListener
  /** Host names that the CMS answers to, with port. */
  allowedHosts: ReadonlySet<string>
}

/**
 * Answers staff and the sites that show this CMS. A page elsewhere that points its own name at this machine (DNS rebinding)
 * comes with that name and gets nothing.
 */
export function createCmsListener({ serveNext, allowedHosts }: CmsListenerOptions): RequestListener {
  return (request, response) => {
    if (allowedHosts.has(request.headers.host?.toLowerCase() ?? '')) {
      serveNext(request, response)
      return
    }
    response.shouldKeepAlive = false
    send(request, response, plainAnswer(421, localeOf(request.url ?? '/')))
  }
}
