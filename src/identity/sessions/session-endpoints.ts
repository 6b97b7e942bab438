import type { Endpoint } from 'payload'
import { z } from 'zod'
import { readRows } from '@/src/database/statements'

const row = z.object({ expires_at: z.string() })

/** In how many seconds the session of whoever asks ends; none when nobody is logged in any more. */
export const sessionEndpoints: Endpoint[] = [
  {
    path: '/session',
    method: 'get',
    handler: async ({ payload, user }) => {
      const headers = { 'Cache-Control': 'no-store' }
      if (!user || !('_sid' in user)) return Response.json({ endsInSeconds: 0 }, { headers })
      const sql = 'SELECT expires_at FROM users_sessions WHERE id = ?'
      const [session] = z.array(row).parse(await readRows(payload, { sql, args: [String(user._sid)] }))
      const endsInMs = session ? new Date(session.expires_at).getTime() - Date.now() : 0
      return Response.json({ endsInSeconds: Math.max(0, Math.round(endsInMs / 1000)) }, { headers })
    },
  },
]
