import type { RequestListener } from 'node:http'
import { log } from '../log'
import type { TrialTaker } from './form-trials'
import { plainAnswer } from './plain-answer'
import { localeOf } from './public-listener'
import { send } from './send'

type CmsListenerOptions = {
  serveNext: RequestListener
  /** Host names that the CMS answers to, with port. */
  allowedHosts: ReadonlySet<string>
  /** Takes the forms that are sent from previews. */
  takeTrial: TrialTaker
}

/**
 * Answers staff and the sites that show this CMS. A page elsewhere that points its own name at this machine (DNS rebinding)
 * comes with that name and gets nothing.
 */
export function createCmsListener({ serveNext, allowedHosts, takeTrial }: CmsListenerOptions): RequestListener {
  return (request, response) => {
    const locale = localeOf(request.url ?? '/')
    if (!allowedHosts.has(request.headers.host?.toLowerCase() ?? '')) {
      response.shouldKeepAlive = false
      send(request, response, plainAnswer(421, locale))
      return
    }
    takeTrial(request).then(
      (answer) => {
        if (!answer) return serveNext(request, response)
        // What was not read of a body that is too large is not waited for.
        if (!request.complete) response.shouldKeepAlive = false
        send(request, response, answer)
      },
      (error: unknown) => {
        log.error('A form could not be taken from a preview', { error })
        send(request, response, plainAnswer(500, locale))
      },
    )
  }
}
