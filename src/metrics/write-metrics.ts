import { describeMetric, type MeasuredProcess, processLabel } from './metric-table'
import { allowedMetric, type ToldMetric } from './told-metrics'

/** What one process told, and which. A drawing process's figures come with those of the front and keep their own label. */
export type ProcessMetrics = { process: MeasuredProcess; metrics: readonly ToldMetric[] }

/**
 * Writes the figures of all processes as Prometheus reads them. The package is loaded here and nowhere else: it takes 22 MB, which the
 * process that visitors reach would have for nothing.
 *
 * @throws ZodError when a label has a value that the table does not allow.
 */
export async function writeMetrics(told: readonly ProcessMetrics[]): Promise<{ text: string; contentType: string }> {
  const { AggregatorRegistry } = await import('prom-client')
  const lists = told.map(({ process, metrics }) =>
    metrics.map((metric) => {
      const { name, values } = allowedMetric.parse(metric)
      const { type, help } = describeMetric(name)
      const labelled = values.map((sample) => ({ ...sample, labels: { [processLabel]: process, ...sample.labels } }))
      return { name, type, help, aggregator: 'sum', values: labelled }
    }),
  )
  const registry = AggregatorRegistry.aggregate(lists)
  return { text: await registry.metrics(), contentType: registry.contentType }
}
