import { readFileSync } from 'node:fs'
import { hasErrorCode, isMissing } from './error-code'

/** Settings that are secrets: each may lie in a file instead, which a setting of its name with `_FILE` behind it names. */
export const secretSettings = [
  'DATABASE_URL',
  'COPY_DOWN_DATABASE_URL',
  'SMTP_URL',
  'SONA_SECRET',
  'SUBMISSIONS_SECRET',
  'SONA_ADMIN_PASSWORD',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'CASE_SYSTEM_SECRET',
] as const

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Puts the secrets that lie in files where the other settings are.
 *
 * @returns the settings, and a sentence for each file that cannot be used.
 */
export function withSecretFiles(environment: Environment): { given: Environment; mistakes: string[] } {
  const given = { ...environment }
  const mistakes: string[] = []
  for (const name of secretSettings) {
    const setting = `${name}_FILE`
    const file = environment[setting]
    if (file === undefined) continue
    const found = environment[name] === undefined ? readSecret(file) : { mistake: `is set beside ${name}: keep one` }
    if ('mistake' in found) mistakes.push(`${setting} ${found.mistake}`)
    else given[name] = found.secret
  }
  return { given, mistakes }
}

function readSecret(file: string): { secret: string } | { mistake: string } {
  try {
    // Whatever writes such files ends them with a line.
    const secret = readFileSync(file, 'utf8').trim()
    return secret === '' ? { mistake: `names the file ${file}, which is empty` } : { secret }
  } catch (error) {
    if (!isMissing(error) && !hasErrorCode(error, 'EACCES', 'EISDIR', 'ENOTDIR')) throw error
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return { mistake: `names the file ${file}, which cannot be read (${code})` }
  }
}
