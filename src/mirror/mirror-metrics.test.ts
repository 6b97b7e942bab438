import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { hasTool } from '@/tests/support/tools'
import { toMirrorMetrics } from './mirror-metrics'

const text = toMirrorMetrics({ askedAt: 1_790_000_000_500, addresses: 812, failing: 2, waiting: 5 })

it('writes what a mirror is, by the names of the table', () => {
  expect(text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([
    'sona_mirror_heard_timestamp_seconds{process="mirror"} 1790000000.5',
    'sona_mirror_addresses{process="mirror"} 812',
    'sona_mirror_failing{process="mirror"} 2',
    'sona_mirror_waiting{process="mirror"} 5',
  ])
})

it.runIf(hasTool('promtool'))('is read by Prometheus', () => {
  const { status, stderr } = spawnSync('promtool', ['check', 'metrics'], { input: text, encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
})
