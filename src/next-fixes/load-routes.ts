/*
 * Workaround
 * Package: next 16.4.6
 * Upstream: docs/upstream/next-load-some-routes.md
 * Test: tests/e2e/computed.spec.ts
 * Goes when: Next loads before the first request those routes that it is told, and not all or none.
 */
import { resolve } from 'node:path'

/**
 * Loads routes of the build before anybody asks for them, as Next does with all of them when it preloads: the first answer would wait a
 * second for its code, on a busy machine longer than an answer may take.
 *
 * @param directory the build.
 * @param routes their names in `app-paths-manifest.json`.
 */
export async function loadRoutes(directory: string, routes: readonly string[]): Promise<void> {
  // Not before Next: this file of it needs what the others make.
  const { loadComponents } = await import('next/dist/server/load-components.js')
  for (const page of routes) {
    const { ComponentMod } = await loadComponents({
      distDir: resolve(directory),
      page,
      isAppPath: true,
      isDev: false,
      sriEnabled: false,
      needsManifestsForLegacyReasons: false,
    })
    // Before the route asks for anything, as Next does it itself.
    if ('patchFetch' in ComponentMod && typeof ComponentMod.patchFetch === 'function') ComponentMod.patchFetch()
  }
}
