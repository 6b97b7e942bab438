/** Bytes that only the tab opens that sealed them. */
export type SealedPart = { iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer }

const ivBytes = 12

/** @param place where it will lie: put elsewhere, it does not open. */
export async function sealPart(key: CryptoKey, bytes: BufferSource, place: string): Promise<SealedPart> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  return { iv, sealed: await crypto.subtle.encrypt(toCipher(iv, place), key, bytes) }
}

/** @throws when it was sealed with another key, for another place, or was changed. */
export async function openPart(key: CryptoKey, { iv, sealed }: SealedPart, place: string): Promise<ArrayBuffer> {
  return crypto.subtle.decrypt(toCipher(iv, place), key, sealed)
}

function toCipher(iv: Uint8Array<ArrayBuffer>, place: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(place) }
}
