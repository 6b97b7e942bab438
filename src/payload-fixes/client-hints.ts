/*
 * Workaround
 * Package: @payloadcms/next 3.90.2
 * Upstream: https://github.com/payloadcms/payload/issues/17906
 * Test: src/payload-fixes/client-hints.test.ts
 * Goes when: withPayload asks for the client hint on the routes of the admin only, or takes an option that says so.
 */
import type { NextConfig } from 'next'

/** The routes of the admin, the only ones that read the hint. */
const adminOnly = '/:path(admin|admin/.*)'

/**
 * A configuration that `withPayload` made, whose client hint is asked for by the admin only. It asks browsers for one on every
 * route, as critical, which makes them ask for each first page twice.
 */
export function withHintsForAdminOnly(config: NextConfig): NextConfig {
  return {
    ...config,
    headers: async () =>
      ((await config.headers?.()) ?? []).map((rule) =>
        rule.headers.some(({ key }) => key === 'Critical-CH') ? { ...rule, source: adminOnly } : rule,
      ),
  }
}
