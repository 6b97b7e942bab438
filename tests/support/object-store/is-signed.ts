import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

type Account = { accessKey: string; secretKey: string; region: string }

/**
 * Whether a request carries the signature that Amazon describes (Signature Version 4), worked out here without what signs.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function isSigned({ method = '', url = '', headers }: IncomingMessage, account: Account): boolean {
  const { host = '', authorization = '' } = headers
  const parts = /Credential=([^/]+)\/(\d{8})\/.*SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(authorization)
  if (!parts) return false
  const [, accessKey, day = '', signedHeaders = '', signature] = parts
  const { pathname, searchParams } = new URL(url, `http://${host}`)
  const query = [...searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).toSorted()
  const named = signedHeaders.split(';').map((name) => `${name}:${String(headers[name])}\n`)
  const hash = String(headers['x-amz-content-sha256'])
  const canonical = [method, pathname, query.join('&'), named.join(''), signedHeaders, hash].join('\n')
  const scope = `${day}/${account.region}/s3/aws4_request`
  const digest = createHash('sha256').update(canonical).digest('hex')
  const toSign = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, digest].join('\n')
  const key = [day, account.region, 's3', 'aws4_request'].reduce(
    (made: string | Buffer, part) => createHmac('sha256', made).update(part).digest(),
    `AWS4${account.secretKey}`,
  )
  return accessKey === account.accessKey && signature === createHmac('sha256', key).update(toSign).digest('hex')
}
