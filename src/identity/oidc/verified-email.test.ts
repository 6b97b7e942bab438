import { expect, it } from 'vitest'
import { toVerifiedEmail } from './verified-email'

const email = 'rui.dos-santos@bcs.example'

it.each([true, 'true', 1, '1'])('takes an address that the provider vouches for (%j)', (isVerified) => {
  expect(toVerifiedEmail({ email, email_verified: isVerified }, 'email_verified')).toBe(email)
  expect(toVerifiedEmail({ email, xms_edov: isVerified }, 'xms_edov')).toBe(email)
})

it.each([false, 'false', 0, '0', '', null, 'yes', [true], {}])('takes none otherwise (%j)', (isVerified) => {
  expect(toVerifiedEmail({ email, email_verified: isVerified }, 'email_verified')).toBeNull()
})

it('looks at the claim that the settings name, and at no other', () => {
  expect(toVerifiedEmail({ email, email_verified: true, xms_edov: false }, 'xms_edov')).toBeNull()
  expect(toVerifiedEmail({ email, email_verified: true }, 'xms_edov')).toBeUndefined()
  expect(toVerifiedEmail({ email_verified: true }, 'email_verified')).toBeUndefined()
})

it.each([
  '\u212Aiala@bcs.example',
  'rui@bcs.ex\u0430mple',
  'two@at@bcs.example',
  ' rui@bcs.example',
  'rui',
  '@bcs',
  'rui@',
])('takes no address that is none, or only looks like one (%j)', (address) => {
  expect(toVerifiedEmail({ email: address, email_verified: true }, 'email_verified')).toBeNull()
})
