import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'

const attributes = z
  .array(
    z.object({
      key: z.string(),
      value: z.object({ stringValue: z.string().optional(), intValue: z.number().optional() }),
    }),
  )
  .transform((list) => Object.fromEntries(list.map(({ key, value }) => [key, value.stringValue ?? value.intValue])))

const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              attributes,
              status: z.object({ code: z.number() }),
            }),
          ),
        }),
      ),
    }),
  ),
})

/** A span as a collector got it, with what its process says of itself. */
type Collected = z.infer<typeof exported>['resourceSpans'][number]['scopeSpans'][number]['spans'][number] & {
  process: unknown
  service: unknown
}

/** A collector of traces of a test. */
export type SpanCollector = {
  /** As `OTEL_EXPORTER_OTLP_ENDPOINT` names it. */
  endpoint: string
  /** What was sent, as it came. */
  bodies: string[]
  spans: () => Collected[]
  close: () => void
}

/** Starts one on this machine. */
export async function startSpanCollector(): Promise<SpanCollector> {
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    if (request.url === '/v1/traces') bodies.push(body)
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The collector has no port')
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    bodies,
    spans: () =>
      bodies.flatMap((body) =>
        exported.parse(JSON.parse(body)).resourceSpans.flatMap(({ resource, scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) =>
            spans.map((span) => ({
              ...span,
              process: resource.attributes['sona.process'],
              service: resource.attributes['service.name'],
            })),
          ),
        ),
      ),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
