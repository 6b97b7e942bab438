import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from '@opentelemetry/api'
import { type OpenSpan, type SpanStart, spanChannel } from '@/src/platform/spans'
import { noteFailures } from './note-failures'

/**
 * Makes spans in this process and exports them, several at once, by what OpenTelemetry's own packages read of their settings. They are
 * registered nowhere: Next and drizzle, which would find them there, say whole addresses and statements in theirs.
 *
 * @param part by which this process is known.
 * @returns what exports the last ones and ends it.
 */
export async function exportSpans({
  serviceName,
  part,
}: {
  serviceName: string
  part: string
}): Promise<() => Promise<void>> {
  const [{ ROOT_CONTEXT, SpanKind, SpanStatusCode, trace }, core, resources, sdk, otlp] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ])
  core.setGlobalErrorHandler(noteFailures())
  const provider = new sdk.BasicTracerProvider({
    resource: resources
      .resourceFromAttributes({ 'service.name': serviceName, 'sona.process': part })
      // Nothing of the machine: only what the environment says for it.
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    spanProcessors: [new sdk.BatchSpanProcessor(new otlp.OTLPTraceExporter())],
  })
  const tracer = provider.getTracer('sona')
  const current = new AsyncLocalStorage<Span>()
  const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const

  function begin({ name, kind, attributes, from, beginsTrace = false }: SpanStart): OpenSpan | null {
    const told = from === undefined ? null : core.parseTraceParent(from)
    const parent = told ? trace.wrapSpanContext({ ...told, isRemote: true }) : current.getStore()
    if (!parent && !beginsTrace) return null
    const context = parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT
    const span = tracer.startSpan(name, { kind: kinds[kind], ...(attributes && { attributes }) }, context)
    const { traceId, spanId, traceFlags } = span.spanContext()
    return {
      run: (work) => current.run(span, work),
      note: (more) => void span.setAttributes(more),
      traceparent: `00-${traceId}-${spanId}-0${traceFlags & 1}`,
      end: ({ isFailed } = { isFailed: false }) => {
        // Without its message, which may hold what somebody typed: that stands in the log, where such things are left out.
        if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
  }

  const endAnswering = spanChannel.answer(begin)
  return async () => {
    endAnswering()
    await provider.shutdown()
  }
}
