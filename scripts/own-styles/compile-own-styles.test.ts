import { expect, it } from 'vitest'
import { compileOwnStyles } from './compile-own-styles'

const sheet = `@layer components {
  /* Why. */
  .phone { inset: 0; animation: draw 1s }
  .phone[data-kind="code"] { color: var(--color-ink) }
}
@keyframes draw { from { opacity: 0 } }`

it('gives a sheet names that no other has, without what only we read', async () => {
  expect(await compileOwnStyles(sheet, '/blocks/phone/phone.own.css')).toEqual({
    classes: '{phone:"phone_own_phone",draw:"phone_own_draw"}',
    css: '@layer components{.phone_own_phone{inset:0;animation:phone_own_draw 1s}.phone_own_phone[data-kind=code]{color:var(--color-ink)}}@keyframes phone_own_draw{0%{opacity:0}}',
  })
})

it('refuses what no browser reads', async () => {
  await expect(compileOwnStyles('.phone { inset 0 ', 'phone.own.css')).rejects.toThrow('phone.own.css:1')
})
