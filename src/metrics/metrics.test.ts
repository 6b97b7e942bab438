import { expect, it, onTestFinished, vi } from 'vitest'
import { log } from '@/src/platform/log'
import { addCollector, collectMetrics } from './collect-metrics'
import { createAnswerCounts } from './count-answers'
import { measureProcess, single } from './process-metrics'
import { writeMetrics } from './write-metrics'

it('tells answers by class of status, limits that were hit, and times that add up', async () => {
  const counts = createAnswerCounts()
  counts.add({ port: 'site', kind: 'page', status: 200, seconds: 0.004 })
  counts.add({ port: 'site', kind: 'page', status: 304, seconds: 0.5 })
  counts.add({ port: 'site', kind: 'form', status: 429, seconds: 60 })
  counts.add({ port: 'site', kind: 'page', status: null, seconds: 0.001 })
  const { text, contentType } = await writeMetrics([{ process: 'front', metrics: counts.tell() }])
  expect(contentType).toContain('text/plain')
  const lines = text.split('\n')
  for (const line of [
    'sona_http_answers_total{process="front",port="site",kind="page",status="2xx"} 1',
    'sona_http_answers_total{process="front",port="site",kind="page",status="none"} 1',
    'sona_http_limits_total{process="front",port="site",limit="rate"} 1',
    'sona_http_answer_seconds_bucket{process="front",port="site",kind="page",le="0.005"} 2',
    'sona_http_answer_seconds_bucket{process="front",port="site",kind="page",le="+Inf"} 3',
    'sona_http_answer_seconds_bucket{process="front",port="site",kind="form",le="30"} 0',
    'sona_http_answer_seconds_count{process="front",port="site",kind="form"} 1',
    'sona_http_answer_seconds_sum{process="front",port="site",kind="form"} 60',
  ])
    expect(lines).toContain(line)
})

it('keeps the figures of each process apart under one name', async () => {
  const measure = measureProcess()
  const { text } = await writeMetrics([
    { process: 'front', metrics: measure() },
    { process: 'back', metrics: [single('sona_process_up', 0)] },
  ])
  expect(text.match(/# TYPE sona_process_up gauge/g)).toHaveLength(1)
  expect(text).toContain('sona_process_up{process="front"} 1')
  expect(text).toContain('sona_process_up{process="back"} 0')
  expect(text).toMatch(/sona_process_resident_memory_bytes\{process="front"\} \d{7,}/)
  expect(text).toMatch(/sona_event_loop_lag_seconds\{process="front",of="p99"\} [\d.e-]+/)
})

it.each([
  { name: 'sona_condition', labels: { condition: 'Ana <ana@bcs.example>', kind: 'fault' } },
  { name: 'sona_http_limits_total', labels: { port: 'site', limit: '41.63.1.2' } },
  { name: 'sona_pages_waiting', labels: { page: '/contas' } },
] as const)('refuses what a person or a visitor could have written as a label of $name', async ({ name, labels }) => {
  const metric = { name, values: [{ labels: { ...labels }, value: 1 }] }
  await expect(writeMetrics([{ process: 'front', metrics: [metric] }])).rejects.toThrow('label')
  const error = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  onTestFinished(addCollector(() => [metric]))
  onTestFinished(addCollector(() => [single('sona_pages_waiting', 3)]))
  // The others are told all the same.
  expect(await collectMetrics()).toEqual([single('sona_pages_waiting', 3)])
  expect(error).toHaveBeenCalledOnce()
  error.mockRestore()
})
