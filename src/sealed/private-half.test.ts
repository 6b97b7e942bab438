import { argon2Sync } from 'node:crypto'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { expect, it } from 'vitest'
import { stretchCost, stretchInJavaScript } from './mailbox'
import { lockPrivateHalf, makePrivateHalf, unlockPrivateHalf } from './private-half'

it('opens with its passphrase, and with no other', async () => {
  const half = await makePrivateHalf('ana')
  const locked = await lockPrivateHalf(half, 'seven words that nobody guesses')
  expect(Buffer.from(locked).includes(half.identity)).toBe(false)
  expect(await unlockPrivateHalf(locked, 'seven words that nobody guesses')).toEqual(half)
  await expect(unlockPrivateHalf(locked, 'seven words that nobody guesse')).rejects.toThrow()
})

it('is not put under a passphrase that is too short', async () => {
  await expect(lockPrivateHalf(await makePrivateHalf('ana'), 'short')).rejects.toThrow('16 signs')
})

it('stretches codes in JavaScript to what OpenSSL stretches them to', async () => {
  const [code, salt] = [utf8ToBytes('2345 of a code'), new Uint8Array(32).fill(7)]
  const { memory, passes, parallelism, length: tagLength } = stretchCost
  const native = argon2Sync('argon2id', { message: code, nonce: salt, memory, passes, parallelism, tagLength })
  expect(Buffer.from(await stretchInJavaScript(code, salt))).toEqual(Buffer.from(native))
})
