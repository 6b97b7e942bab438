/** A label has values of a closed list, or names that the code gives: never anything that came with a request. */
const ports = ['site', 'cms'] as const
const kinds = [
  ...['page', 'computed', 'file', 'picture', 'form', 'search', 'newsletter', 'login', 'health', 'feed'],
  ...['studio', 'api', 'graphql', 'other'],
] as const
const statusClasses = ['1xx', '2xx', '3xx', '4xx', '5xx', 'none'] as const
const limits = ['rate', 'busy', 'size', 'slow'] as const
const processes = ['supervisor', 'front', 'back', 'drawing', 'product', 'mirror'] as const

/** The parts of the product that have figures; `product` is all of it in one process, and `mirror` writes its own into a file. */
export type MeasuredProcess = (typeof processes)[number]

type Metric = {
  type: 'counter' | 'gauge' | 'histogram'
  help: string
  /** The values that each label may have; null for a name that the code itself gives, in lower case and hyphens. */
  labels: Readonly<Record<string, readonly string[] | null>>
}

const answered = { port: ports, kind: kinds } as const

/** Every figure that the product tells. Alerts, the dashboard and docs/operations.md name no other: tests hold them to it. */
export const metricTable = {
  sona_http_answers_total: {
    type: 'counter',
    help: 'Answers, by port, kind of address and class of status; none: the connection ended before there was one',
    labels: { ...answered, status: statusClasses },
  },
  sona_http_answer_seconds: {
    type: 'histogram',
    help: 'Time from the head of a request to the end of its answer',
    labels: answered,
  },
  sona_http_limits_total: {
    type: 'counter',
    help: 'Requests refused by a limit: rate (429), busy (503), size (413), slow (408)',
    labels: { port: ports, limit: limits },
  },
  sona_pages_drawn_total: {
    type: 'counter',
    help: 'Pages drawn, put in another frame, or failed to be drawn',
    labels: { outcome: ['page', 'frame', 'failed'] },
  },
  sona_pages_waiting: { type: 'gauge', help: 'Pages that are still to be drawn', labels: {} },
  sona_pages_failing: { type: 'gauge', help: 'Pages that could not be drawn and are tried again', labels: {} },
  sona_feed_read: { type: 'gauge', help: '1 while the site hears what is published', labels: {} },
  sona_feed_sequence: { type: 'gauge', help: 'Number of the last publication that was taken in', labels: {} },
  sona_feed_read_timestamp_seconds: {
    type: 'gauge',
    help: 'When the feed was last read whole; 0 when not since the start',
    labels: {},
  },
  sona_drawing_ready: {
    type: 'gauge',
    help: '1 while searches, simulators and forms to correct are answered',
    labels: {},
  },
  sona_spool_parcels: { type: 'gauge', help: 'What visitors sent and the CMS does not have yet', labels: {} },
  sona_spool_oldest_seconds: {
    type: 'gauge',
    help: 'For how long the oldest of it waits; 0 when nothing waits',
    labels: {},
  },
  sona_dead_letters: {
    type: 'gauge',
    help: 'What visitors sent that the CMS did not take, put aside for people',
    labels: {},
  },
  sona_mail_waiting: { type: 'gauge', help: 'Messages that wait to be sent', labels: {} },
  sona_mail_oldest_seconds: {
    type: 'gauge',
    help: 'Since when the oldest of them was last tried or put in',
    labels: {},
  },
  sona_mail_refused: { type: 'gauge', help: 'Messages that the mail server will never take', labels: {} },
  sona_condition: {
    type: 'gauge',
    help: '1 for each condition of /readyz that holds',
    labels: { condition: null, kind: ['fault', 'notice'] },
  },
  sona_leads: {
    type: 'gauge',
    help: '1 for the process of the CMS that does what only one at its database does: the schedule, rates, retention',
    labels: {},
  },
  sona_audit_entries: { type: 'gauge', help: 'Number of the newest entry of the audit log', labels: {} },
  sona_audit_checkpoint_timestamp_seconds: {
    type: 'gauge',
    help: 'When the last checkpoint reached the place of AUDIT_CHECKPOINTS; 0 when none since the start',
    labels: {},
  },
  sona_backup_timestamp_seconds: {
    type: 'gauge',
    help: 'When the newest backup that was completed began; 0 when there is none',
    labels: {},
  },
  sona_backup_limit_seconds: {
    type: 'gauge',
    help: 'Age from which that backup is too old: BACKUP_WARN_HOURS, or 26 hours',
    labels: {},
  },
  sona_database_bytes: { type: 'gauge', help: 'Size of the database with its log of writes', labels: {} },
  sona_disk_free_bytes: { type: 'gauge', help: 'Free room on the disk of the data directory', labels: {} },
  sona_mirror_heard_timestamp_seconds: {
    type: 'gauge',
    help: 'When the site last told its mirror what it has; 0 when not since the start',
    labels: {},
  },
  sona_mirror_addresses: { type: 'gauge', help: 'Addresses that the mirror answers', labels: {} },
  sona_mirror_failing: {
    type: 'gauge',
    help: 'Addresses whose answer should be another at the mirror and could not be had',
    labels: {},
  },
  sona_mirror_waiting: {
    type: 'gauge',
    help: 'Addresses that the mirror has still to fetch, those that could not be had included',
    labels: {},
  },
  sona_process_up: { type: 'gauge', help: '1 for each process that told its figures', labels: {} },
  sona_process_resident_memory_bytes: { type: 'gauge', help: 'Memory of the process', labels: {} },
  sona_process_heap_bytes: { type: 'gauge', help: 'Heap that JavaScript uses in it', labels: {} },
  sona_process_cpu_seconds_total: { type: 'counter', help: 'Processor time since it began', labels: {} },
  sona_process_start_timestamp_seconds: { type: 'gauge', help: 'When it began', labels: {} },
  sona_event_loop_lag_seconds: {
    type: 'gauge',
    help: 'Delay of the event loop since it was last asked: the mean, 99 of 100, and the longest',
    labels: { of: ['mean', 'p99', 'max'] },
  },
} as const satisfies Readonly<Record<string, Metric>>

export type MetricName = keyof typeof metricTable
export type AnswerKind = (typeof kinds)[number]
export type PortName = (typeof ports)[number]
export type Limit = (typeof limits)[number]

/** The label that every figure has besides its own. */
export const processLabel = 'process'

/** What is said of a figure: read from the table as wide as it is written. */
export function describeMetric(name: MetricName): Metric {
  return metricTable[name]
}

/** Whether a label of a figure may have a value. */
export function isAllowedLabel(name: MetricName, label: string, value: string): boolean {
  if (label === processLabel) return processes.some((known) => known === value)
  const { type, labels } = describeMetric(name)
  if (type === 'histogram' && label === 'le') return /^(?:\+Inf|\d+(?:\.\d+)?)$/.test(value)
  if (!Object.hasOwn(labels, label)) return false
  const allowed = labels[label]
  return allowed === null ? /^[a-z]+(?:-[a-z]+)*$/.test(value) : (allowed?.includes(value) ?? false)
}
