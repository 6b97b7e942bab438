import { readFileSync } from 'node:fs'

/** Where the parts of a cluster listen on this machine, by port, and the folder of the mirror. */
export type Places = {
  /** What visitors reach, whichever site answers, and whichever CMS does: nginx. */
  visitors: number
  sites: number
  cms: number
  site: readonly [number, number]
  cmsProcess: readonly [number, number]
  mirror: string
  /** Files of a certificate and its key; without them the example runs without TLS. */
  tls?: { certificate: string; key: string }
}

/** The example of deploy/nginx for several of each, with the addresses of this machine. */
export function toConfiguration({ visitors, sites, cms, site, cmsProcess, mirror, tls }: Places): string {
  const withoutTls = [
    [/^ *ssl_.*$/gm, ''],
    // Everybody in a test of a cluster comes from one address, and posts as fast as the machine can.
    [/rate=10r\/s/, 'rate=100000r/s'],
  ] as const
  const addresses = [
    ['/srv/sona-mirror', mirror],
    ['listen 443 ssl', `listen 127.0.0.1:${visitors}${tls ? ' ssl' : ''}`],
    ...(tls
      ? ([
          ['/etc/sona/tls/certificate.pem', tls.certificate],
          ['/etc/sona/tls/key.pem', tls.key],
        ] as const)
      : []),
    ['www.bank.example', 'localhost'],
    ['127.0.0.1:3080', `127.0.0.1:${sites}`],
    ['10.0.0.9:3081', `127.0.0.1:${cms}`],
    ['10.0.0.1:3000', `127.0.0.1:${site[0]}`],
    ['10.0.0.2:3000', `127.0.0.1:${site[1]}`],
    ['10.0.0.3:3001', `127.0.0.1:${cmsProcess[0]}`],
    ['10.0.0.4:3001', `127.0.0.1:${cmsProcess[1]}`],
  ] as const
  const example = (tls ? [] : withoutTls).reduce(
    (text, [written, here]) => text.replace(written, here),
    readFileSync('deploy/nginx/sona-several.conf', 'utf8'),
  )
  for (const [written] of addresses) if (!example.includes(written)) throw new Error(`The example has no ${written}`)
  return addresses.reduce((text, [written, here]) => text.replaceAll(written, here), `access_log off;\n${example}`)
}
