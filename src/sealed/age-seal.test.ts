import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateHybridIdentity, identityToRecipient } from 'age-encryption'
import { expect, it } from 'vitest'
import { readAgeFile } from '@/tests/support/read-age-file'
import { makeSealingPair, open, seal, toSealingPair, toSecretBytes } from './age-seal'

/** Made by age 1.1.1 of Debian 12. */
const fromDebian = {
  identity: 'AGE-SECRET-KEY-19LWZ5P66HXV482MPS7JT8X2JL0C6XHSWJMV37LCNC9JSD7EUZ8RQT7RPM8',
  file: 'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IFgyNTUxOSBsVHJxTlk3eitVbTlhblJFZ05Vdk4rWDZGMllJSWpRM2xURWJFZ0pnRTJnCmVBTEIxUlNqbmN3UGdLS0xUZ0lDcCtMbndlU3FPOFRxVXBqeE5CQWNXejgKLS0tIDRYb1ZtVlJuV0UycjFDWkhQS0tUM2tvVUpkYWdTK1JxODJ4SThacnpWdmsKcOicPf9LMqQxkG13yIS0jonQQ+ev9CMGb4ZjJSJdTlLXzZEFR8QjC7z0ijX42BaihmtSMgTd',
}

const bytes = (length: number) => Uint8Array.from({ length }, (_, index) => index % 251)

it('opens what the command of Debian sealed, and so does the reader that judges us', async () => {
  const file = Buffer.from(fromDebian.file, 'base64')
  expect(Buffer.from(await open(file, fromDebian.identity)).toString()).toBe('opened by what is here')
  expect(readAgeFile(file, fromDebian.identity).toString()).toBe('opened by what is here')
})

it.each([0, 1, 65_535, 65_536, 65_537, 200_000])('seals %i bytes as the published format says', async (length) => {
  const [first, second] = [await makeSealingPair(), await makeSealingPair()]
  const sealed = await seal(bytes(length), [first.recipient, second.recipient])
  for (const { identity } of [first, second]) expect(readAgeFile(sealed, identity)).toEqual(Buffer.from(bytes(length)))
  const stranger = await makeSealingPair()
  expect(() => readAgeFile(sealed, stranger.identity)).toThrow('opens none')
  await expect(open(sealed, stranger.identity)).rejects.toThrow()
})

it('is opened by the command of Debian, where that is installed', async () => {
  const { identity, recipient } = await makeSealingPair()
  const sealed = await seal(bytes(100_000), [recipient])
  const directory = mkdtempSync(join(tmpdir(), 'sona-age-'))
  writeFileSync(join(directory, 'identity'), identity)
  writeFileSync(join(directory, 'sealed'), sealed)
  const opened = hasCommand()
    ? execFileSync('age', ['-d', '-i', join(directory, 'identity'), join(directory, 'sealed')])
    : readAgeFile(sealed, identity)
  rmSync(directory, { recursive: true })
  expect(opened).toEqual(Buffer.from(bytes(100_000)))
})

it('does not open when one bit was changed, wherever', async () => {
  const { identity, recipient } = await makeSealingPair()
  const sealed = await seal(bytes(50), [recipient])
  for (let at = 0; at < sealed.length; at += 7) {
    const changed = Uint8Array.from(sealed, (byte, index) => (index === at ? byte ^ 1 : byte))
    await expect(open(changed, identity), `byte ${at}`).rejects.toThrow()
  }
})

it('mixes no kinds of recipients, and seals nothing to nobody', async () => {
  const { recipient } = await makeSealingPair()
  const hybrid = await identityToRecipient(await generateHybridIdentity())
  await expect(seal(bytes(5), [recipient, hybrid])).rejects.toThrow('X25519')
  await expect(seal(bytes(5), [])).rejects.toThrow('nobody')
})

it('derives the same pair from the same secret', async () => {
  const { identity, recipient } = await makeSealingPair()
  expect(await toSealingPair(toSecretBytes(identity))).toEqual({ identity, recipient })
})

function hasCommand(): boolean {
  try {
    execFileSync('age', ['--version'], { stdio: 'ignore' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}
