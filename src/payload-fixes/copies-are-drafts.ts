/*
 * Workaround
 * Package: payload 3.90.2
 * Upstream: docs/upstream/payload-copies-keep-status.md
 * Test: src/payload-fixes/copies-are-drafts.test.ts
 * Goes when: a copy that is made as a draft is one in every language.
 */
import type { SanitizedConfig } from 'payload'

/**
 * A copy of a document is a draft in every language: Payload makes it one in the language of the request only, and copies the status of
 * the others. On the finished configuration, because Payload adds the field itself.
 */
export function copiesAreDrafts(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of config.collections) {
    const status = fields.find((field) => 'name' in field && field.name === '_status')
    if (status?.type === 'select') status.hooks = { ...status.hooks, beforeDuplicate: [() => 'draft'] }
  }
  return config
}
