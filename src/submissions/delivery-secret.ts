import { createHmac, timingSafeEqual } from 'node:crypto'
import { readOrMakeSecret } from '@/src/platform/secret'

type Settings = { dataDirectory: string; submissionsSecret: string | undefined }

/** What a site shows the CMS when it delivers: the setting, or what one process has in its data directory. */
export function readDeliverySecret({ dataDirectory, submissionsSecret }: Settings): string {
  return submissionsSecret ?? createHmac('sha256', readOrMakeSecret(dataDirectory)).update('delivery').digest('hex')
}

/** Whether a text is the secret, found out in the same time for every text. */
export function isDeliverySecret(settings: Settings, text: string): boolean {
  const digest = (value: string) => createHmac('sha256', 'compare').update(value).digest()
  return timingSafeEqual(digest(text), digest(readDeliverySecret(settings)))
}
