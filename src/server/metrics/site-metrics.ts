import type { DrawingProcess } from '@/src/drawing/drawing-process-keeper'
import type { MeasuredProcess } from '@/src/metrics/metric-table'
import { single } from '@/src/metrics/process-metrics'
import type { ToldMetric } from '@/src/metrics/told-metrics'
import type { PublishingEngine } from '@/src/publishing/publishing-engine'

/** Figures of the site: its feed, its pages, and those of the process that draws, which no other process can ask. */
export async function siteMetrics(
  engine: Pick<PublishingEngine, 'health' | 'figures'>,
  draws: Pick<DrawingProcess, 'isReady' | 'metrics'>,
): Promise<ToldMetric[]> {
  const { isFeedRead, waiting, failing } = engine.health()
  const { seq, feedReadAt, drawn } = engine.figures()
  const outcomes = Object.entries(drawn).map(([outcome, value]) => ({ labels: { outcome }, value }))
  return [
    single('sona_feed_read', isFeedRead ? 1 : 0),
    single('sona_feed_sequence', seq),
    single('sona_feed_read_timestamp_seconds', feedReadAt / 1000),
    single('sona_pages_waiting', waiting),
    single('sona_pages_failing', failing),
    { name: 'sona_pages_drawn_total', values: outcomes },
    single('sona_drawing_ready', draws.isReady() ? 1 : 0),
    ...(await draws.metrics()).map(asOfDrawing),
  ]
}

const drawing: MeasuredProcess = 'drawing'

function asOfDrawing({ name, values }: ToldMetric): ToldMetric {
  return { name, values: values.map((sample) => ({ ...sample, labels: { ...sample.labels, process: drawing } })) }
}
