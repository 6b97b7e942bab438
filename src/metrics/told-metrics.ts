import { z } from 'zod'
import { isAllowedLabel, type MetricName, metricTable } from './metric-table'

/** One value of a figure. */
const sample = z.object({
  labels: z.record(z.string(), z.string()),
  value: z.number(),
  /** The name of its line, where a figure has lines of several names: a histogram. */
  metricName: z.string().optional(),
})
export type Sample = z.infer<typeof sample>

const metricName = z.custom<MetricName>((name) => typeof name === 'string' && Object.hasOwn(metricTable, name))

/** A figure with its values, as one process hands it to another. */
export const toldMetric = z.object({ name: metricName, values: z.array(sample) })
export type ToldMetric = z.infer<typeof toldMetric>

/** A figure whose labels have values of the table only: nothing that a visitor typed becomes one, whatever code handed it over. */
export const allowedMetric = toldMetric.refine(
  ({ name, values }) =>
    values.every(({ labels }) => Object.entries(labels).every(([label, value]) => isAllowedLabel(name, label, value))),
  'has a label that the table does not allow',
)
