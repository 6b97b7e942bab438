import { type AuthStrategy, JWTAuthentication, type Payload } from 'payload'
import { z } from 'zod'
import { dialect } from '@/src/database/own-dialect'
import { runAsOne } from '@/src/database/statements'
import { env } from '@/src/platform/env'

/** A session ends after so long without a request of its person, in milliseconds. */
export const idleMs = env.sessionIdleMinutes * 60_000

/** A session ends after so long whatever its person does, in seconds. */
export const longestSessionSeconds = 28_800

/** A request that the page makes by itself says so here, and keeps nobody's session alive. */
export const backgroundHeader = 'x-sona-background'

/** Not every request writes: as often as this at most, in milliseconds. */
const noteEveryMs = 60_000

const session = z.looseObject({ id: z.string(), expiresAt: z.union([z.string(), z.date()]) })
const signedIn = z.looseObject({ id: z.number(), sessions: z.array(session).nullish(), _sid: z.string() })

/** Payload's own way to know who asks, and besides: whoever asks is there, and their session goes on. */
export const keptAliveByUse: AuthStrategy = {
  name: 'session',
  authenticate: async (args) => {
    const result = await JWTAuthentication({ ...args, strategyName: 'local-jwt' })
    const { data } = signedIn.safeParse(result.user)
    if (data && !args.headers.has(backgroundHeader)) await noteUse(args.payload, data)
    return result
  },
}

async function noteUse(payload: Payload, { sessions, _sid: sid }: z.infer<typeof signedIn>): Promise<void> {
  const now = Date.now()
  const own = sessions?.find(({ id }) => id === sid)
  if (!own || new Date(own.expiresAt).getTime() > now + idleMs - noteEveryMs) return
  const end = dialect.earlierOf('?', dialect.secondsAfter('created_at', longestSessionSeconds))
  const sql = `UPDATE users_sessions SET expires_at = ${end} WHERE id = ?`
  await runAsOne(payload, [{ sql, args: [new Date(now + idleMs).toISOString(), sid] }])
}
