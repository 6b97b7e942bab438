import { toTransportSecurity } from '@/src/http/security-headers'
import { env } from '@/src/platform/env'
import { showsSite } from '@/src/submissions/site-proof'
import { siteDirectory } from './edition'
import { type Listener, openListener, staffIdleMs, staffStalledMs } from './listeners'
import { startPatience } from './start-patience'
import { openRequestWatch } from './watch-requests'

/** Opens the port that visitors reach. @throws PlainFailure when it is taken. */
export function openSitePort(): Promise<Listener> {
  return openListener({
    port: env.port,
    host: '0.0.0.0',
    setting: 'PORT',
    patienceMs: startPatience(siteDirectory),
    transportSecurity: toTransportSecurity(env.siteUrl, env.transportPromise),
    watch: openRequestWatch('site', env.proxyCount),
    endsWithHead: true,
  })
}

/** Opens the port that staff reach. @throws PlainFailure when it is taken. */
export function openCmsPort(): Promise<Listener> {
  return openListener({
    port: env.cmsPort,
    host: env.cmsHost,
    setting: 'CMS_PORT',
    idleMs: staffIdleMs,
    stalledMs: staffStalledMs,
    transportSecurity: toTransportSecurity(env.cmsUrl, env.transportPromise),
    watch: openRequestWatch('cms', env.cmsProxyCount, ({ authorization }) => showsSite(authorization, env)),
  })
}
