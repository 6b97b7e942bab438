import { spawnSync } from 'node:child_process'
import { availableParallelism, cpus, loadavg, totalmem, type } from 'node:os'

/** The machine and the moment of a measurement, in one line: figures of another machine cannot be compared. */
export function describeMachine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor'
  const memory = `${(totalmem() / 1024 ** 3).toFixed(0)} GiB`
  const busy = (loadavg()[0] ?? 0).toFixed(2)
  const date = new Date().toISOString().slice(0, 16).replace('T', ' ')
  const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).stdout.trim() || 'unknown'
  return `${date} UTC · commit ${commit} · ${availableParallelism()} cores, ${model} · ${memory} · ${type()} · Node ${process.versions.node} · load before the run ${busy}`
}
