import { openWatched } from './watched-connection'

/** Names of claims are not those of other locks. Any number does. */
const seed = 7_663

/** As `whileClaimed`, among all processes at a server: by a lock of its own, on a connection of its own. */
export async function whileLocked<Result>(
  name: string,
  work: (claim: { isHeld: () => boolean }) => Promise<Result>,
): Promise<Result | 'claimed'> {
  const { client, isOpen, close } = await openWatched()
  try {
    const sql = 'SELECT pg_try_advisory_lock(hashtextextended($1, $2)) AS taken'
    const { rows } = await client.query<{ taken: boolean }>(sql, [name, seed])
    if (rows[0]?.taken !== true) return 'claimed'
    return await work({ isHeld: isOpen })
  } finally {
    // Given back before anybody is told that the work is done.
    if (isOpen()) await client.query('SELECT pg_advisory_unlock_all()').catch(() => undefined) // It ends with the connection.
    close()
  }
}
