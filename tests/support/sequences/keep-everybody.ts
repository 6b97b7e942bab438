import { runAsOne } from '@/src/database/statements'
import type { World } from './open-world'

/** Keeps everybody as they are, with their logins and factors, for `bringBack`. */
export async function keepEverybody({ payload }: World): Promise<void> {
  const statements = [
    "UPDATE users_sessions SET expires_at = '2099-01-01T00:00:00.000Z'",
    'CREATE TABLE kept_users AS SELECT * FROM users',
    'CREATE TABLE kept_sessions AS SELECT * FROM users_sessions',
    'CREATE TABLE kept_credentials AS SELECT * FROM credentials',
  ]
  await runAsOne(
    payload,
    statements.map((sql) => ({ sql, args: [] })),
  )
}

/** Everybody is who they were again, logged in, and nobody else is left: the next sequence begins as this one did. */
export async function bringBack({ payload }: World): Promise<void> {
  const statements = [
    'DELETE FROM users WHERE id NOT IN (SELECT id FROM kept_users)',
    'INSERT OR REPLACE INTO users SELECT * FROM kept_users',
    'DELETE FROM users_sessions',
    'INSERT INTO users_sessions SELECT * FROM kept_sessions',
    'DELETE FROM credentials',
    'INSERT INTO credentials SELECT * FROM kept_credentials',
  ]
  await runAsOne(
    payload,
    statements.map((sql) => ({ sql, args: [] })),
  )
}
