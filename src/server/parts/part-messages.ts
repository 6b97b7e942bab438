import { z } from 'zod'
import { toldLogins } from '@/src/cms/open/preparation-message'
import { heldCondition } from '@/src/health/conditions'
import { toldMetric } from '@/src/metrics/told-metrics'
import { publicationChannel } from '@/src/publications/publication'
import { siteHealth } from '@/src/publications/site-health-channel'
import { spoolChannel } from '@/src/submissions/submission'

/**
 * The two processes of the product: the one that visitors reach, and the one that draws and holds the CMS. Each file name in the data
 * directory, `front.lock`, names one of them.
 */
export const partNames = ['front', 'back'] as const
export type PartName = (typeof partNames)[number]

/** What the two speak on their socket: its routes and headers. A number of its own, for two that are of different builds. */
export const backProtocol = '1'

/** What one part tells the other, by way of their supervisor, which keeps the last of each kind for a part that begins later. */
export const told = z.discriminatedUnion('kind', [
  /** The site is built from the sources as they are. */
  z.object({ kind: z.literal('built') }),
  /** Its socket is answered. */
  z.object({ kind: z.literal('open') }),
  /** Something happened that somebody in the other process waits for: it looks by itself what. */
  z.object({ kind: z.literal('news'), channel: z.enum([publicationChannel, spoolChannel]) }),
  /** How it is. */
  z.object({ kind: z.literal('state'), conditions: z.array(heldCondition), health: siteHealth.nullable() }),
])
export type Told = z.infer<typeof told>

/** What a part says to its supervisor. */
export const partReport = z.discriminatedUnion('kind', [
  /** It has its port; null where it needs none. */
  z.object({ kind: z.literal('listening'), port: z.number().nullable() }),
  z.object({ kind: z.literal('step'), text: z.string() }),
  z.object({ kind: z.literal('count'), done: z.number(), total: z.number() }),
  z.object({ kind: z.literal('ready'), logins: toldLogins, sealedPort: z.number().nullable() }),
  z.object({ kind: z.literal('tell'), told }),
  /** Its figures, as it was asked for them. */
  z.object({ kind: z.literal('metrics'), id: z.number(), metrics: z.array(toldMetric) }),
])
export type PartReport = z.infer<typeof partReport>

/** What a supervisor says to a part. */
export const partOrder = z.discriminatedUnion('kind', [
  /** Both ports are open: the work may begin. */
  z.object({ kind: z.literal('begin') }),
  z.object({ kind: z.literal('told'), told }),
  /** The other part has ended: what it told holds no more. */
  z.object({ kind: z.literal('alone') }),
  /** Take no more connections; whoever is in the other process may still ask. */
  z.object({ kind: z.literal('close') }),
  z.object({ kind: z.literal('stop') }),
  /** Say your figures. */
  z.object({ kind: z.literal('metrics'), id: z.number() }),
])
export type PartOrder = z.infer<typeof partOrder>
