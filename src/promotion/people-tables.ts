/** Tables of which a copy downwards has no row: what people sent, who they are, what staff did, and how the sites of this installation are. */
export const emptiedTables = [
  'account_requests',
  'audit_log',
  'comments',
  'comments_rels',
  'contributions',
  'credentials',
  'erasures',
  'form_counts',
  'inbox_requests',
  'inbox_requests_rels',
  'inbox_requests_routes',
  'inbox_requests_texts',
  'inboxes',
  'inboxes_locales',
  'inboxes_rels',
  'inboxes_routes',
  'inboxes_texts',
  'payload_kv',
  'payload_locked_documents',
  'payload_locked_documents_rels',
  'payload_preferences',
  'payload_preferences_rels',
  'person_keys',
  'releases',
  'releases_rels',
  'reviews',
  'site_states',
  'submission_events',
  'submission_reads',
  'submissions',
  'submissions_texts',
  'subscribers',
  'taken_submissions',
  'unanswered_searches',
  'users',
  'users_sessions',
] as const

/** Tables of a database on a server alone, of which a copy has no row either: messages, and what lies in the object store of this installation. */
const emptiedOnServer = ['archive_contents', 'mail_queue', 'page_history', 'site_sets', 'upload_files'] as const

/** Tables that a copy downwards keeps: content, settings, forms, and how far the schema is. `_v` are their versions, and others begin as they do. */
const keptTables = [
  'branches',
  'corporate_navigation',
  'documents',
  'exchange_rates',
  'exchange_settings',
  'footer',
  'form_versions',
  'forms',
  'media',
  'pages',
  'payload_migrations',
  'people',
  'private_navigation',
  'publication_count',
  'publications',
  'publishing_settings',
  'rate_source',
  'redirects',
  'search_synonyms',
  'shared_blocks',
  'simulators',
  'site_settings',
  'tips',
] as const

const ownParts = [
  'access',
  'columns',
  'figures',
  'groups',
  'legal_links',
  'links',
  'locales',
  'menus',
  'rates',
] as const
const moreParts = ['rels', 'services', 'texts', 'both_languages', 'freezes', 'version'] as const
const parts: ReadonlySet<string> = new Set([...ownParts, ...moreParts])

/** What is written over in tables that are kept: names and numbers of people, and what they gave as a reason. */
export const clearedColumns: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  exchange_rates: { confirmed_by: null, written_by: null, written_by_name: null },
  form_versions: { proposed_by_id: null, approved_by_id: null, ended_by_id: null, reason: '-', end_reason: null },
  forms: { proposal_reason: null, proposal_by_id: null, proposal_at: null, proposal_hash: null },
}

/** What becomes of a table; null for one that nobody has decided on. */
export function fateOf(table: string): 'emptied' | 'kept' | null {
  if ([...emptiedTables, ...emptiedOnServer].some((name) => name === table)) return 'emptied'
  const rest = restOf(table)
  return rest !== null && isPart(rest) ? 'kept' : null
}

/** What the name of a table says beside whose it is: of which rows, of a document or of its versions. @returns null when it is nobody's. */
function restOf(table: string): string | null {
  const owner = keptTables
    .flatMap((kept) => [kept, `_${kept}_v`])
    .sort((one, other) => other.length - one.length)
    .find((kept) => table === kept || table.startsWith(`${kept}_`))
  return owner === undefined ? null : table.slice(owner.length + 1)
}

/** Rows of a document's lists and languages: `menus_links_locales`. */
function isPart(rest: string): boolean {
  if (rest === '' || parts.has(rest)) return true
  const part = [...parts].find((name) => rest.startsWith(`${name}_`))
  return part !== undefined && isPart(rest.slice(part.length + 1))
}
