import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { describeMetric, isAllowedLabel, type MetricName, metricTable, processLabel } from '@/src/metrics/metric-table'
import { hasTool } from '../support/tools'

const rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          for: z.string().optional(),
          labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.object({ summary: z.string(), runbook: z.string() }),
        }),
      ),
    }),
  ),
})
const dashboard = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
})

const alertsFile = 'deploy/prometheus/alerts.yaml'
const alerts = rules.parse(parse(readFileSync(alertsFile, 'utf8'))).groups.flatMap((group) => group.rules)
const panels = dashboard.parse(JSON.parse(readFileSync('deploy/grafana/sona.json', 'utf8'))).panels
const operations = readFileSync('docs/operations.md', 'utf8')

const isKnown = (name: string): name is MetricName => Object.hasOwn(metricTable, name)

/** What is wrong with the figures that an expression names: names and labels that the product never tells. */
function findUnknown(expression: string): string[] {
  return [...expression.matchAll(/\b(sona_[a-z_]+)(?:\{([^}]*)\})?/g)].flatMap(([, written = '', matchers = '']) => {
    const [base] = [written, written.replace(/_(?:bucket|sum|count)$/, '')].filter(isKnown)
    if (!base) return [written]
    if (written !== base && describeMetric(base).type !== 'histogram') return [written]
    return [...matchers.matchAll(/([a-z]+)\s*(!?=~?)\s*"([^"]*)"/g)].flatMap(([matcher, label = '', , value = '']) =>
      label === 'instance' || isAllowedLabel(base, label, value) ? [] : [`${written}: ${matcher}`],
    )
  })
}

it('finds a figure or a label that there is not', () => {
  expect(findUnknown('rate(sona_http_answer_seconds_bucket{port="site"}[5m]) > sona_pages_waiting')).toEqual([])
  expect(findUnknown('sona_pages_wating > 0 and sona_feed_read{of="x"} == 0')).toEqual([
    'sona_pages_wating',
    'sona_feed_read: of="x"',
  ])
})

it.each(alerts)('$alert names what the product tells, and is explained', ({ alert, expr }) => {
  expect(findUnknown(expr)).toEqual([])
  expect(expr).toMatch(/sona/)
  expect(operations).toContain(`| \`${alert}\``)
})

it('names no alert in the instructions that there is not', () => {
  const named = [...operations.matchAll(/^\| `(Sona\w+)`/gm)].map(([, name]) => name)
  expect(named.toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted())
})

it.each(panels)('the dashboard shows what the product tells: $title', ({ targets }) => {
  expect(targets.flatMap(({ expr }) => findUnknown(expr))).toEqual([])
})

it('shows every figure on the dashboard or has an alert for it', () => {
  const written = [
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...alerts.map(({ expr }) => expr),
  ].join('\n')
  const unseen = Object.keys(metricTable).filter((name) => !written.includes(name))
  // Read by people who ask for them.
  expect(unseen).toEqual(['sona_audit_entries', 'sona_process_start_timestamp_seconds'])
  expect(processLabel).toBe('process')
})

it.runIf(hasTool('promtool'))('is read by Prometheus as it stands', () => {
  for (const args of [
    ['check', 'rules', alertsFile],
    ['check', 'config', 'deploy/prometheus/prometheus.yaml'],
  ]) {
    const { status, stderr, stdout } = spawnSync('promtool', args, { encoding: 'utf8' })
    expect([status, `${stdout}${stderr}`]).toEqual([0, expect.stringContaining('SUCCESS')])
  }
})

it.runIf(hasTool('promtool'))(
  'warns of a backup that is older than the settings allow, and of none that was never made',
  () => {
    const directory = mkdtempSync(join(tmpdir(), 'sona-alerts-'))
    onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
    const series = (instance: string, made: number) => [
      { series: `sona_backup_timestamp_seconds{instance="${instance}"}`, values: `${made}x60` },
      { series: `sona_backup_limit_seconds{instance="${instance}"}`, values: '360x60' },
    ]
    const told = {
      exp_labels: { severity: 'page', instance: 'late' },
      exp_annotations: {
        summary: 'The newest backup is 19m 0s old and may not be',
        runbook: 'docs/operations.md#alerts',
      },
    }
    const expected = [
      { eval_time: '5m', alertname: 'SonaBackupOld', exp_alerts: [] },
      { eval_time: '20m', alertname: 'SonaBackupOld', exp_alerts: [told] },
    ]
    const input_series = [...series('late', 60), ...series('never', 0)]
    const file = join(directory, 'rules-test.yaml')
    writeFileSync(
      file,
      JSON.stringify({
        rule_files: [resolve(alertsFile)],
        tests: [{ interval: '1m', input_series, alert_rule_test: expected }],
      }),
    )
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' })
    expect([status, `${stdout}${stderr}`]).toEqual([0, expect.stringContaining('SUCCESS')])
  },
)
