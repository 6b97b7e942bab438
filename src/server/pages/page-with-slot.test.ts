import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPageWithSlot } from './page-with-slot'

describe('a page with a slot', () => {
  it('is the same text plain and compressed, whatever is around the slot and in it', () => {
    const text = fc.string({ unit: 'binary', maxLength: 3000 }).filter((part) => !part.includes('GAP'))
    fc.assert(
      fc.property(
        text,
        text,
        fc.array(fc.string({ unit: 'binary', maxLength: 12_000 }), { maxLength: 3 }),
        (first, last, fillings) => {
          const page = createPageWithSlot(`${first}GAP${last}`, 'GAP')
          for (const filling of fillings) {
            const { body, gzip } = page.fill(filling)
            expect(body().toString('utf8')).toBe(Buffer.from(`${first}${filling}${last}`).toString('utf8'))
            expect(gunzipSync(gzip).equals(body())).toBe(true)
          }
        },
      ),
    )
  })

  it('stays as it is without a slot', () => {
    const { body, gzip } = createPageWithSlot('nothing to fill', 'GAP').fill('x')
    expect([body().toString(), gunzipSync(gzip).toString()]).toEqual(['nothing to fill', 'nothing to fill'])
  })

  it('compresses as well as if it were whole', () => {
    const page = createPageWithSlot(
      `${'<p>the same again</p>'.repeat(1000)}GAP${'<p>and again</p>'.repeat(1000)}`,
      'GAP',
    )
    expect(page.fill('/x').gzip.length).toBeLessThan(500)
  })
})
