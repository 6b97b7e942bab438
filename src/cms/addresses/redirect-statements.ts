import type { Statement } from '@/src/database/connection'
import { dialect } from '@/src/database/own-dialect'

/**
 * Takes redirects away, with their versions.
 *
 * @param where a condition with one placeholder.
 */
export function removeRedirects(where: string, value: string | number): Statement[] {
  return [
    { sql: `delete from _redirects_v where parent_id in (select id from redirects where ${where})`, args: [value] },
    { sql: `delete from redirects where ${where}`, args: [value] },
  ]
}

/** Gives the redirect from an address its newest version, without which the CMS would not list it; a draft beside it is over. */
export function noteVersion(from: string): Statement[] {
  const { now, wordFor } = dialect
  return [
    {
      sql: 'update _redirects_v set latest = false where parent_id in (select id from redirects where "from" = ?)',
      args: [from],
    },
    {
      sql: `insert into _redirects_v (parent_id, version_key, version_from, version_page_id, version_tip_id, version_person_id,
          version_branch_id, version_url, version__status, version_updated_at, version_created_at, created_at, updated_at, latest)
        select id, key, "from", page_id, tip_id, person_id, branch_id, url, ${wordFor('enum__redirects_v_version_status', '_status')},
          updated_at, created_at, ${now}, ${now}, true
        from redirects where "from" = ?`,
      args: [from],
    },
  ]
}
