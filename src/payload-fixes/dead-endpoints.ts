/*
 * Workaround
 * Package: payload 3.90.2
 * Upstream: docs/upstream/payload-dead-endpoints.md
 * Test: src/questions/strangers.test.ts
 * Goes when: Payload makes no endpoints for versions and confirmations where there are none.
 */
import type { Endpoint, SanitizedCollectionConfig, SanitizedConfig } from 'payload'

/**
 * Takes the endpoints away that lead nowhere. Payload makes those of versions for collections and globals without versions, and the
 * one where new accounts are confirmed where none are, and fails at each of them; and of a collection without any endpoints it
 * answers that it is out of order, with 501. On the finished configuration, because Payload adds them itself.
 */
export function withoutDeadEndpoints(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) collection.endpoints = endpointsOf(collection)
  for (const global of config.globals)
    if (!global.versions) global.endpoints = (global.endpoints || []).filter(leadsSomewhere)
  return config
}

function endpointsOf({ endpoints, versions, auth }: SanitizedCollectionConfig): Exclude<Endpoints, false> {
  return (endpoints || []).filter(
    (endpoint) => (versions || leadsSomewhere(endpoint)) && (auth?.verify || !endpoint.path.startsWith('/verify')),
  )
}

/** Whether an endpoint has something behind it where there are no versions. */
function leadsSomewhere({ path }: Pick<Endpoint, 'path'>): boolean {
  return !path.startsWith('/versions')
}

type Endpoints = SanitizedCollectionConfig['endpoints']
