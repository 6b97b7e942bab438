import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readSettings } from './read-settings'
import { writeSettings } from './write-settings'

const aMirror = { SONA_ROLE: 'mirror', MIRROR_DIRECTORY: '/srv/mirror', MIRROR_OF: 'http://site:3000' }
const wholeStore = {
  S3_ENDPOINT: 'https://store.example',
  S3_BUCKET: 'sona',
  S3_ACCESS_KEY: 'sona',
  S3_SECRET_KEY: 'a word',
  DATABASE_URL: 'postgres://u:p@db/sona',
  SONA_SECRET: 's'.repeat(32),
}

const mistakesOf = (environment: Record<string, string | undefined>) => {
  const read = readSettings(environment)
  return 'mistakes' in read ? read.mistakes : []
}

it('says every mistake at once, a sentence each, and repeats no value', () => {
  const secret = 'too-short-a-secret'
  expect(
    mistakesOf({
      PORT: 'high',
      SUBMISSIONS_SECRET: secret,
      SONA_ROLE: 'site',
      OIDC_ISSUER: 'http://a.example',
      HSTS: 'x',
    }),
  ).toEqual([
    'PORT must be a whole number from 0 to 65535.',
    'HSTS must be off, host, subdomains or preload.',
    'SUBMISSIONS_SECRET must be one to three secrets of 32 characters or more.',
    'OIDC_ISSUER must be the issuer itself, without /.well-known/, that begins with https:// except on this machine.',
    'CONTENT_API_URL belongs to SONA_ROLE=site, which needs it to reach the CMS; the other roles have the CMS in themselves.',
    'OIDC_ISSUER and OIDC_CLIENT_ID belong together: set both or none.',
  ])
})

it.each([
  [{ PASSWORD_LOGIN: 'none' }, 'PASSWORD_LOGIN leaves people no way in without OIDC_ISSUER.'],
  [
    { SNAPSHOT_FROM: 'http://site:3000' },
    'SNAPSHOT_FROM belongs to SONA_ROLE=site: the other roles ask no other site.',
  ],
  [{ SECOND_FACTOR_ROLE: 'admin' }, 'SECOND_FACTOR_ROLE is no setting. Probably SECOND_FACTOR_ROLES is meant.'],
  [{ SONA_RLOE: 'cms' }, 'SONA_RLOE is no setting. Probably SONA_ROLE is meant.'],
  [{ MAILFROM: 'a@b.example' }, 'MAILFROM is no setting. Probably MAIL_FROM is meant.'],
  [
    { DATABASE_URL: 'postgres://u:p@db/sona', SONA_ROLE: 'site', CONTENT_API_URL: 'http://cms/api/graphql' },
    'DATABASE_URL belongs to the CMS: with SONA_ROLE=site there is no database.',
  ],
  [
    { CASE_SYSTEM: 'https://cases.example' },
    'CASE_SYSTEM_SECRET signs what is posted to an address that CASE_SYSTEM names: set both, or a directory alone.',
  ],
  [
    { CASE_SYSTEM: '/srv/cases', CASE_SYSTEM_SECRET: 's'.repeat(32) },
    'CASE_SYSTEM_SECRET signs what is posted to an address that CASE_SYSTEM names: set both, or a directory alone.',
  ],
  [
    { CASE_SYSTEM: 'somewhere' },
    'CASE_SYSTEM must be an https address, an http address of this machine, or the path of a directory.',
  ],
  [
    { CASE_SYSTEM: 'http://cases.example', CASE_SYSTEM_SECRET: 's'.repeat(32) },
    'CASE_SYSTEM must be an https address, an http address of this machine, or the path of a directory.',
  ],
  [
    { ...wholeStore, S3_BUCKET: undefined },
    'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY belong together: set all or none.',
  ],
  [
    { ...wholeStore, DATABASE_URL: undefined },
    'S3_ENDPOINT needs DATABASE_URL: a database that is a file has one process, and its files lie beside it.',
  ],
  [
    { ...wholeStore, SONA_SECRET: undefined },
    'S3_ENDPOINT needs SONA_SECRET: what visitors sent is sealed with it there, and one that was made lies on one machine alone.',
  ],
  [
    { ...wholeStore, S3_ENDPOINT: 'https://store.example/path' },
    'S3_ENDPOINT must be an address that begins with http:// or https:// and has neither a path nor a password.',
  ],
  [
    { COPY_DOWN_DATABASE_URL: 'postgres://u:p@db/staging' },
    'COPY_DOWN_DATABASE_URL needs DATABASE_URL: a database that is a file is copied into a directory.',
  ],
  [{ MIRROR_BUCKET: 'pages' }, 'MIRROR_BUCKET belongs to SONA_ROLE=mirror.'],
  [
    { ...aMirror, MIRROR_BUCKET: 'pages' },
    'A mirror keeps pages in MIRROR_BUCKET, never in S3_BUCKET, which nobody else may read: set it with S3_ENDPOINT, S3_ACCESS_KEY and S3_SECRET_KEY, or none of them.',
  ],
  [
    { ...aMirror, STREET_MAP: '/srv/"x".pmtiles' },
    'STREET_MAP of a mirror stands in the configuration of nginx: its name may have no quotes, backslashes and dollar signs.',
  ],
  [{ SMTP_URL_FIEL: '/x' }, 'SMTP_URL_FIEL is no setting. Probably SMTP_URL_FILE is meant.'],
])('says what is wrong with %j', (environment, sentence) => {
  expect(mistakesOf(environment)).toEqual([sentence])
})

it('takes the settings of a store that are whole', () => {
  expect(mistakesOf(wholeStore)).toEqual([])
})

it.each(['mysql://u:p@db/sona', 'postgres://', 'postgres://u:p@db', 'sona'])(
  'says which address of a database it can use, instead of %s',
  (url) => {
    const mustBe = 'an address that begins with postgres:// or postgresql:// and names a server and a database'
    expect(mistakesOf({ DATABASE_URL: url })).toEqual([`DATABASE_URL must be ${mustBe}.`])
    expect(mistakesOf({ DATABASE_URL: 'postgresql://u:p@db:5432/sona?sslmode=verify-full' })).toEqual([])
  },
)

it('takes what other programs and Kubernetes set for what it is', () => {
  const read = readSettings({
    HOME: '/root',
    SONA_SERVICE_HOST: '10.0.0.1',
    SONA_PORT_3000_TCP: 'tcp://10.0.0.1:3000',
    SONA_ELSE: '1',
  })
  expect(read).toMatchObject({ strange: ['SONA_ELSE is no setting, and changes nothing.'] })
})

it('ends a start with the sentences alone, and code 1', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'src/platform/env.ts'], {
    env: { NODE_ENV: 'production', PORT: 'x', SONA_ROLLE: 'cms' },
    encoding: 'utf8',
  })
  expect([status, stderr.trim().split('\n')]).toEqual([
    1,
    ['PORT must be a whole number from 0 to 65535.', 'SONA_ROLLE is no setting. Probably SONA_ROLE is meant.'],
  ])
})

it('is listed in docs/settings.md as it is: npm run generate', () => {
  expect(readFileSync('docs/settings.md', 'utf8')).toBe(writeSettings())
})
