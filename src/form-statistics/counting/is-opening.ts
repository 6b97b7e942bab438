import type { IncomingHttpHeaders } from 'node:http'

/** How programs that read the web call themselves, and those that people write themselves. */
const programs = /bot\b|crawl|spider|slurp|preview|monitor|curl|wget|python|^Go-http|^Java\//i

/**
 * Whether somebody opens the page that is asked for, as far as a request says: not a browser that fetches ahead of a click or for a frame
 * or a script, and not a program that says that it is one. A browser that has the page still, and asks whether it changed, opens it.
 * Nothing of the request is kept.
 */
export function isOpening({
  'sec-purpose': secPurpose,
  purpose,
  'sec-fetch-dest': destination,
  'user-agent': agent,
}: IncomingHttpHeaders): boolean {
  if (secPurpose !== undefined || purpose !== undefined) return false
  if (destination !== undefined && destination !== 'document') return false
  return agent !== undefined && !programs.test(agent)
}
