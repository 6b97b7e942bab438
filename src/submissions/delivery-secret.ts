import { createHmac, timingSafeEqual } from 'node:crypto'
import { readOrMakeSecret } from '@/src/platform/secret'

type Settings = {
  dataDirectory: string
  submissionsSecret: string | undefined
  /** Shown by sites that do not have the new one yet. */
  formerSubmissionsSecrets?: readonly string[]
}

/** What a site shows the CMS when it delivers: the setting, or what one process has in its data directory. */
export function readDeliverySecret({ dataDirectory, submissionsSecret }: Settings): string {
  return submissionsSecret ?? createHmac('sha256', readOrMakeSecret(dataDirectory)).update('delivery').digest('hex')
}

/** Whether a text is the secret, or one that it takes the place of, found out in the same time for every text. */
export function isDeliverySecret(settings: Settings, text: string): boolean {
  const digest = (value: string) => createHmac('sha256', 'compare').update(value).digest()
  const shown = digest(text)
  const known = [readDeliverySecret(settings), ...(settings.formerSubmissionsSecrets ?? [])]
  return known.map((secret) => timingSafeEqual(shown, digest(secret))).includes(true)
}
