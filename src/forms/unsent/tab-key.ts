import { isJsonObject } from '../definition/json'

/** What one tab of a browser alone knows: its name, and the key that its unsent answers are sealed with. */
export type TabKey = { tab: string; key: CryptoKey }

/** In the memory of the tab, which no other tab and no other profile reads, and which goes with it. */
const place = 'sona-unsent'
const algorithm = { name: 'AES-GCM', length: 256 } as const
const uses = ['encrypt', 'decrypt'] as const satisfies readonly KeyUsage[]

/** Whether this browser can keep anything at all: only pages that came by a safe way may seal. */
export function canKeepUnsent(): boolean {
  return window.isSecureContext === true && 'indexedDB' in window
}

/** The key that this tab has made before; null where it never kept anything. @throws where the browser keeps nothing for pages. */
export async function findTabKey(): Promise<TabKey | null> {
  const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null')
  if (!isJsonObject(kept) || typeof kept['tab'] !== 'string' || !isJsonObject(kept['key'])) return null
  return { tab: kept['tab'], key: await crypto.subtle.importKey('jwk', kept['key'], algorithm, false, uses) }
}

/** The key of this tab, made now where there is none. @throws where the browser keeps nothing for pages. */
export async function openTabKey(): Promise<TabKey> {
  const found = await findTabKey()
  if (found) return found
  const key = await crypto.subtle.generateKey(algorithm, true, uses)
  const tab = crypto.randomUUID()
  sessionStorage.setItem(place, JSON.stringify({ tab, key: await crypto.subtle.exportKey('jwk', key) }))
  return { tab, key }
}
