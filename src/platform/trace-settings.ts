import { z } from 'zod'
import type { SettingText } from './setting-text'

/**
 * Settings of traces, by the names that OpenTelemetry gave them. The packages read the others of that standard themselves, such as
 * `OTEL_EXPORTER_OTLP_HEADERS`.
 *
 * @see https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/
 */
export const traceSettings = {
  /** Where a collector listens; without it nothing is followed, and no package of OpenTelemetry is loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('sona'),
  OTEL_TRACES_SAMPLER: z
    .enum([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ])
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).optional(),
} as const

export const traceTexts: Readonly<Record<keyof typeof traceSettings, SettingText>> = {
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    byDefault: 'none',
    meaning:
      'where a collector takes traces by OTLP over HTTP, such as `http://127.0.0.1:4318`; without it none are made ([more](operations.md#traces))',
    mustBe: 'an address that begins with http:// or https://',
  },
  OTEL_SERVICE_NAME: {
    byDefault: 'sona',
    meaning: 'under which name traces are found',
    mustBe: 'a name',
  },
  OTEL_TRACES_SAMPLER: {
    byDefault: 'parentbased_always_on',
    meaning: 'which requests are followed; `parentbased_traceidratio` a part of them',
    mustBe:
      'always_on, always_off, traceidratio, parentbased_always_on, parentbased_always_off or parentbased_traceidratio',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    byDefault: 'all',
    meaning: 'how large that part is, such as `0.1`',
    mustBe: 'a number from 0 to 1',
  },
}

type TraceSettings = z.infer<z.ZodObject<typeof traceSettings>>

/** What the settings say of traces; null where there are none. */
export function toTraces(given: TraceSettings): { serviceName: string } | null {
  return given.OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? null : { serviceName: given.OTEL_SERVICE_NAME }
}
