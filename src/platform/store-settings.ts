import { z } from 'zod'
import type { SettingText } from './setting-text'

/** Settings of an object store that several processes of the CMS share their files in. */
export const storeSettings = {
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .refine((text) => isBare(new URL(text)))
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('us-east-1'),
  S3_ACCESS_KEY: z.string().min(1).optional(),
  S3_SECRET_KEY: z.string().min(1).optional(),
} as const

/** Those that only have a meaning together. */
export const storeSettingNames = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const

/** What is said of each. */
export const storeTexts = {
  S3_ENDPOINT: {
    byDefault: 'none',
    meaning:
      'address of an object store that speaks as S3 does, for uploads, the files of visitors and what outlives a machine: with `S3_BUCKET`, `S3_ACCESS_KEY`, `S3_SECRET_KEY`, `DATABASE_URL` and `SONA_SECRET`, or not at all; without it all that lies in the data directory ([more](operations.md#several-cms-processes))',
    mustBe: 'an address that begins with http:// or https:// and has neither a path nor a password',
  },
  S3_BUCKET: {
    byDefault: 'none',
    meaning: 'bucket there, which nobody else reads; it is addressed by a path, `https://store/bucket/…`',
    mustBe: 'the name of a bucket: 3 to 63 small letters, digits, dots and hyphens',
  },
  S3_REGION: {
    byDefault: 'us-east-1',
    meaning: 'region that requests are signed for',
    mustBe: 'the name of a region: small letters, digits and hyphens',
  },
  S3_ACCESS_KEY: {
    byDefault: 'none',
    meaning: 'who the CMS is to the store',
    mustBe: 'a word',
  },
  S3_SECRET_KEY: {
    byDefault: 'none',
    meaning: 'what its requests are signed with',
    mustBe: 'a word',
  },
} as const satisfies Readonly<Record<keyof typeof storeSettings, SettingText>>

/** An object store, and who we are there. */
export type StorePlace = Readonly<Record<'endpoint' | 'bucket' | 'region' | 'accessKey' | 'secretKey', string>>

/** The store that the settings name; null when they name none. */
export function toStore(given: z.infer<z.ZodObject<typeof storeSettings>>): StorePlace | null {
  const { S3_ENDPOINT, S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = given
  if (S3_ENDPOINT === undefined || bucket === undefined || accessKey === undefined || secretKey === undefined)
    return null
  return { endpoint: new URL(S3_ENDPOINT).origin, bucket, region: given.S3_REGION, accessKey, secretKey }
}

/** Whether an address names a server and nothing else. */
function isBare({ pathname, search, hash, username, password }: URL): boolean {
  return pathname === '/' && search + hash + username + password === ''
}
