import { isDeliverySecret } from './delivery-secret'

const scheme = 'Bearer '

/**
 * Whether a request comes from the bank's own site in another process: it shows what both know of each other, whatever characters
 * that has.
 *
 * @param authorization the header of that name.
 */
export function showsSite(
  authorization: string | undefined,
  settings: Parameters<typeof isDeliverySecret>[0],
): boolean {
  if (!authorization?.startsWith(scheme)) return false
  return isDeliverySecret(settings, authorization.slice(scheme.length))
}
