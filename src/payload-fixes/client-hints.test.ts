import { withPayload } from '@payloadcms/next/withPayload'
import { expect, it } from 'vitest'
import { withHintsForAdminOnly } from './client-hints'

const own = { source: '/a', headers: [{ key: 'X-Own', value: '1' }] }
const given = withPayload({ poweredByHeader: false, headers: async () => [own] }, { devBundleServerPackages: false })

it('asks for no client hint outside of the admin, where Payload would ask for it everywhere', async () => {
  const [, everywhere] = (await given.headers?.()) ?? []
  expect(everywhere?.source).toBe('/:path*')
  expect(everywhere?.headers.map(({ key }) => key)).toContain('Critical-CH')
  expect(await withHintsForAdminOnly(given).headers?.()).toEqual([
    own,
    { ...everywhere, source: '/:path(admin|admin/.*)' },
  ])
})
