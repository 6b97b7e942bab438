import { z } from 'zod'
import { siteHealth } from './site-health-channel'

/** Where a site tells its CMS how it is. */
export const siteStatePath = '/api/site-states'

/** How often it does, in milliseconds. */
export const tellEveryMs = 10_000

const count = z.number().int().nonnegative()

/** What a site whose CMS is another process says of itself. */
export const siteState = siteHealth.extend({
  /** Tells it from other sites of the same address: its machine and port. */
  name: z.string().regex(/^[\w.:-]{1,100}$/),
  /** The public address that it shows. */
  url: z.url({ protocol: /^https?$/ }).max(500),
  /** Its build, and what is set for it. */
  edition: z.string().max(1_000),
  /** The newest publication that it has taken in. */
  seq: count,
  waiting: count,
  failing: count,
  /** How long the oldest thing has waited that visitors sent and the CMS does not have, in seconds; null where nothing waits. */
  spoolSeconds: z.number().nonnegative().nullable(),
  /** It was told to end: nobody misses it from now on. */
  isLeaving: z.boolean(),
})
export type SiteState = z.infer<typeof siteState>
