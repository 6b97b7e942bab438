import { cmsOrigins } from '@/src/links/cms-origins'
import { env } from '@/src/platform/env'
import { readOrMakeSecret } from '@/src/platform/secret'
import { toClientAddress } from '@/src/submissions/limits/network-prefix'
import { showsSite } from '@/src/submissions/site-proof'
import { buildRoots } from '../files/file-roots'
import { createForwardingWatch } from '../guard/watch-forwarding'
import type { createCmsListener } from './cms-listener'
import { createCrowd } from './crowd'
import { showsLogin } from './session-proof'

type CmsPortRules = Omit<Parameters<typeof createCmsListener>[0], 'serveNext' | 'takeTrial'>

/** What the settings of this process say of the CMS's port. @param port where it listens. */
export function cmsPortRules(port: number): CmsPortRules {
  const secret = readOrMakeSecret(env.dataDirectory)
  const ownOrigins = cmsOrigins(port, env.cmsUrl)
  const watchForwarding = createForwardingWatch(env.cmsProxyCount, 'cms')
  return {
    allowedHosts: new Set([...ownOrigins].map((origin) => new URL(origin).host)),
    ownOrigins,
    isSecure: env.cmsUrl?.startsWith('https:') ?? false,
    isDevelopment: env.isDevelopment,
    files: env.isDevelopment ? [] : buildRoots,
    prove: (headers) => ({
      showsLogin: showsLogin(headers, { secret, now: Date.now() }),
      isSite: showsSite(headers.authorization, env),
    }),
    addressOf: ({ socket, headers }) => {
      watchForwarding(headers)
      return toClientAddress({
        remoteAddress: socket.remoteAddress,
        forwardedFor: headers['x-forwarded-for'],
        proxies: env.cmsProxyCount,
      })
    },
    crowd: createCrowd({ together: 4, ofNetwork: 2, queueOfNetwork: 32, patienceMs: 30_000 }),
  }
}
