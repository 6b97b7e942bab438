import type { CDPSession } from '@playwright/test'

/** What was fetched: its content as it travels, and that with what is said about it, in bytes. */
export type Fetched = { url: string; content: number; bytes: number; isScript: boolean }

/** Notes, from now on, every request of a page with what it costs a visitor who comes for the first time. */
export async function watchNetwork(network: CDPSession): Promise<Fetched[]> {
  const fetched: Fetched[] = []
  const underWay = new Map<string, Fetched>()
  await network.send('Network.enable')
  await network.send('Network.setCacheDisabled', { cacheDisabled: true })
  network.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('data:')) return
    const entry = { url: request.url, content: 0, bytes: 0, isScript: type === 'Script' }
    underWay.set(requestId, entry)
    fetched.push(entry)
  })
  const headBytes = new Map<string, number>()
  network.on('Network.responseReceived', ({ requestId, response }) => {
    headBytes.set(requestId, response.encodedDataLength)
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const entry = underWay.get(requestId)
    if (!entry) return
    entry.bytes = encodedDataLength
    entry.content = encodedDataLength - (headBytes.get(requestId) ?? 0)
  })
  return fetched
}

export const bytesOf = (entries: readonly Fetched[]): number => entries.reduce((total, { bytes }) => total + bytes, 0)
export const contentOf = (entries: readonly Fetched[]): number =>
  entries.reduce((total, { content }) => total + content, 0)
