import type { PayloadRequest } from 'payload'
import { toNetworkPrefix } from '@/src/submissions/limits/network-prefix'

/** What the listener of the CMS writes the address into that a request came from; what a sender put there is thrown away. */
export const clientAddressHeader = 'x-sona-client-address'

/** The network that a request comes from; `unknown` for what came by no listener, such as a command. */
export function toNetwork({ headers }: Pick<PayloadRequest, 'headers'>): string {
  return toNetworkPrefix(headers.get(clientAddressHeader) ?? '')
}
