import type { IncomingHttpHeaders } from 'node:http'
import staffTexts from '@/messages/staff/server.json' with { type: 'json' }
import { type Condition, holdCondition } from '@/src/health/conditions'
import { log } from '@/src/platform/log'

type ForwardingNotice = { logged: string; condition: Condition }

/**
 * Notices that proxies stand in front of the site, or of the CMS, of which nobody told it: all who ask then look like one network, and
 * share what one network may do. Says so once; never whose address it is.
 *
 * It is a notice and no fault, because a stranger can write the header too.
 *
 * @param proxies how many are known to stand there.
 */
export function createForwardingWatch(
  proxies: number,
  port: 'cms' | 'site' = 'site',
): (headers: IncomingHttpHeaders) => void {
  const { logged, condition } = notices[port]
  let isSaid = proxies > 0
  return (headers) => {
    if (isSaid || headers['x-forwarded-for'] === undefined) return
    isSaid = true
    log.error(logged)
    holdCondition(condition)
  }
}

const notices: Readonly<Record<'cms' | 'site', ForwardingNotice>> = {
  site: {
    logged:
      'X-Forwarded-For arrives and PROXY_COUNT is 0: if a proxy of yours sends it, all visitors count as one network and soon nobody can send a form. Set PROXY_COUNT',
    condition: {
      name: 'unknown-proxies',
      kind: 'notice',
      text: staffTexts.watchForwarding.site,
    },
  },
  cms: {
    logged:
      'X-Forwarded-For arrives at the CMS and CMS_PROXY_COUNT is 0: if a proxy of yours sends it, everybody counts as one network to the limits on logging in. Set CMS_PROXY_COUNT',
    condition: {
      name: 'unknown-cms-proxies',
      kind: 'notice',
      text: staffTexts.watchForwarding.cms,
    },
  },
}
