import { z } from 'zod'
import { withSecretFiles } from './secret-files'
import { type SettingName, type Settings, settingShape } from './setting-shape'
import { settingTexts } from './setting-texts'
import { storeSettingNames } from './store-settings'
import { findStrangeSettings } from './strange-settings'

type Environment = Readonly<Record<string, string | undefined>>

/** What was read, or a sentence for every mistake that there is; `strange` are sentences about names that are no settings. */
export type ReadSettings = { values: Settings; strange: string[] } | { mistakes: string[] }

const settings = z.object(settingShape)
const isSetting = (name: string): name is SettingName => Object.hasOwn(settingShape, name)

/** Reads the settings of an environment. All mistakes are said at once, and none with the value that was given: it may be a secret. */
export function readSettings(environment: Environment): ReadSettings {
  const { given, mistakes: ofFiles } = withSecretFiles(environment)
  const parsed = settings.safeParse(given)
  const wrong = new Set(parsed.error?.issues.map(({ path }) => String(path[0])))
  const ofValues = [...wrong].filter(isSetting).map((name) => `${name} must be ${settingTexts[name].mustBe}.`)
  const { misspelt, strange } = findStrangeSettings(Object.keys(environment))
  const mistakes = [...ofFiles.map((text) => `${text}.`), ...ofValues, ...findContradictions(given), ...misspelt]
  if (mistakes.length > 0 || !parsed.success) return { mistakes }
  return { values: parsed.data, strange }
}

/** The store of a mirror. */
const mirrorStoreNames = ['S3_ENDPOINT', 'MIRROR_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const

/** What does not go together, whatever is wrong besides. */
function findContradictions(given: Environment): string[] {
  const has = (name: SettingName) => given[name] !== undefined
  const isSite = given['SONA_ROLE'] === 'site'
  const isMirror = given['SONA_ROLE'] === 'mirror'
  const passwords = given['PASSWORD_LOGIN'] ?? 'all'
  const ofStore = isMirror ? 0 : storeSettingNames.filter(has).length
  const ofMirror = mirrorStoreNames.filter(has).length
  const rules = [
    [
      isSite !== has('CONTENT_API_URL'),
      'CONTENT_API_URL belongs to SONA_ROLE=site, which needs it to reach the CMS; the other roles have the CMS in themselves.',
    ],
    [!isSite && has('SNAPSHOT_FROM'), 'SNAPSHOT_FROM belongs to SONA_ROLE=site: the other roles ask no other site.'],
    [isSite && has('DATABASE_URL'), 'DATABASE_URL belongs to the CMS: with SONA_ROLE=site there is no database.'],
    [
      has('COPY_DOWN_DATABASE_URL') && !has('DATABASE_URL'),
      'COPY_DOWN_DATABASE_URL needs DATABASE_URL: a database that is a file is copied into a directory.',
    ],
    [isMirror && has('DATABASE_URL'), 'DATABASE_URL belongs to the CMS: a mirror asks the site alone.'],
    [
      isMirror !== has('MIRROR_DIRECTORY') || isMirror !== has('MIRROR_OF'),
      'MIRROR_DIRECTORY and MIRROR_OF belong to SONA_ROLE=mirror, which needs both: where it keeps the pages, and of which site.',
    ],
    [
      isMirror && /["$\\\n]/.test(given['STREET_MAP'] ?? ''),
      'STREET_MAP of a mirror stands in the configuration of nginx: its name may have no quotes, backslashes and dollar signs.',
    ],
    [
      isMirror && (has('S3_BUCKET') || (ofMirror > 0 && ofMirror < mirrorStoreNames.length)),
      'A mirror keeps pages in MIRROR_BUCKET, never in S3_BUCKET, which nobody else may read: set it with S3_ENDPOINT, S3_ACCESS_KEY and S3_SECRET_KEY, or none of them.',
    ],
    [!isMirror && has('MIRROR_BUCKET'), 'MIRROR_BUCKET belongs to SONA_ROLE=mirror.'],
    [
      ofStore > 0 && ofStore < storeSettingNames.length,
      'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY belong together: set all or none.',
    ],
    [
      ofStore > 0 && !has('DATABASE_URL'),
      'S3_ENDPOINT needs DATABASE_URL: a database that is a file has one process, and its files lie beside it.',
    ],
    [
      ofStore > 0 && !has('SONA_SECRET'),
      'S3_ENDPOINT needs SONA_SECRET: what visitors sent is sealed with it there, and one that was made lies on one machine alone.',
    ],
    [
      (given['CASE_SYSTEM']?.startsWith('http') ?? false) !== has('CASE_SYSTEM_SECRET'),
      'CASE_SYSTEM_SECRET signs what is posted to an address that CASE_SYSTEM names: set both, or a directory alone.',
    ],
    [has('OIDC_ISSUER') !== has('OIDC_CLIENT_ID'), 'OIDC_ISSUER and OIDC_CLIENT_ID belong together: set both or none.'],
    [!has('OIDC_ISSUER') && passwords !== 'all', 'PASSWORD_LOGIN leaves people no way in without OIDC_ISSUER.'],
  ] as const
  return rules.flatMap(([isBroken, sentence]) => (isBroken ? [sentence] : []))
}
