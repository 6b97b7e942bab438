import { type HostileKind, hostileKinds } from '@/tests/cases/hostile-kinds'
import { type HostileGoal, prepareHostile } from '@/tests/support/send-hostile'

/** Something that strangers do. */
export type Attack = {
  what: string
  /** Makes what is sent, which takes time that is no part of the attack. @returns what attacks for so many milliseconds. */
  prepare: () => Promise<(forMs: number) => Promise<string[]>>
}

/** On which most kinds are sent at a time. */
export const connections = 10

/** Every kind of hostile post, as an attack on a form. */
export function toAttacks(goal: HostileGoal): Attack[] {
  return hostileKinds.map((kind) => ({
    what: kind.what,
    prepare: async () => {
      const send = await prepareHostile(kind, goal)
      const addresses = toAddresses(kind)
      return async (forMs) => {
        const [until, over] = [performance.now() + forMs, AbortSignal.timeout(forMs)]
        const statuses: string[] = []
        const sendAgain = async (from: () => string) => {
          while (performance.now() < until) statuses.push(await send({ from: from(), over }))
        }
        await Promise.all(addresses.map(sendAgain))
        return statuses
      }
    },
  }))
}

/** For each connection where its requests come from. */
function toAddresses(kind: HostileKind): (() => string)[] {
  if (kind.by !== 'slowness') return Array.from({ length: connections }, () => nextAddress)
  return Array.from({ length: kind.connections }, (_, index) => () => `127.250.${index % kind.networks}.1`)
}

let network = 0
/** Another network each time, so that no limit ends the attack. */
function nextAddress(): string {
  network = (network + 1) % 60_000
  return `127.${1 + Math.floor(network / 250)}.${1 + (network % 250)}.1`
}
