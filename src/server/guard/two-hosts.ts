import type { IncomingMessage } from 'node:http'

/** Whether a request names more than one host. Node keeps the first of them, a proxy may read the last: RFC 9112 3.2 asks for a refusal. */
export function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  // Names and values in turns; looked at for every request, so nothing is made.
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    if (name.length === 'host'.length && name.toLowerCase() === 'host') hosts++
  }
  return hosts > 1
}
