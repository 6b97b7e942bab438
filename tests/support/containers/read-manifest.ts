import { readFileSync } from 'node:fs'
import { parseAllDocuments } from 'yaml'
import { z } from 'zod'
import type { DeployedContainer } from './deployed-container'

const probe = z.object({
  httpGet: z
    .object({
      path: z.enum(['/healthz', '/readyz']),
      port: z.string(),
      httpHeaders: z.tuple([z.object({ name: z.literal('Host'), value: z.string() })]),
    })
    .optional(),
  exec: z.object({ command: z.array(z.string()) }).optional(),
})
const container = z.object({
  name: z.string(),
  command: z.array(z.string()).optional(),
  env: z.array(z.object({ name: z.string(), value: z.string() })),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).default([]),
  livenessProbe: probe.optional(),
  readinessProbe: probe.optional(),
  startupProbe: probe.optional(),
  securityContext: z.object({
    allowPrivilegeEscalation: z.boolean(),
    readOnlyRootFilesystem: z.boolean(),
    capabilities: z.object({ drop: z.array(z.string()) }),
  }),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
})
const named = z.object({ name: z.string() })
const set = z.object({
  kind: z.literal('StatefulSet'),
  metadata: named,
  spec: z.object({
    serviceName: z.string(),
    replicas: z.number(),
    template: z.object({
      metadata: z.object({ labels: z.object({ app: z.string() }) }),
      spec: z.object({
        enableServiceLinks: z.literal(false),
        securityContext: z.object({ runAsNonRoot: z.boolean(), runAsUser: z.number() }),
        containers: z.array(container),
        volumes: z.array(
          z.looseObject({ name: z.string(), secret: z.looseObject({ secretName: z.string() }).optional() }),
        ),
      }),
    }),
    volumeClaimTemplates: z.array(z.object({ metadata: named })),
  }),
})
const service = z.object({
  kind: z.literal('Service'),
  metadata: named,
  spec: z.object({
    selector: z.object({ app: z.string() }),
    ports: z.array(z.object({ port: z.number(), targetPort: z.string() })).default([]),
  }),
})
const policy = z.object({
  kind: z.literal('NetworkPolicy'),
  spec: z.object({
    podSelector: z.object({ matchLabels: z.object({ app: z.string() }) }),
    policyTypes: z.tuple([z.literal('Ingress')]),
    ingress: z.array(z.object({ ports: z.array(z.object({ port: z.number() })) })).default([]),
  }),
})

type Manifest = {
  containers: (DeployedContainer & { app: string; replicas: number })[]
  /** The addresses that others ask and that lead to a port of a container, such as `sona-cms:3001`. */
  services: string[]
  /** The ports that a policy lets somebody reach, by what runs there. */
  opened: Readonly<Record<string, readonly number[]>>
}

/** Reads what a manifest runs. @param program what the image runs where nothing is said. @param image its settings. */
export function readManifest(
  file: string,
  image: { program: readonly string[]; settings: Record<string, string> },
): Manifest {
  const text = readFileSync(file, 'utf8')
  const documents: unknown[] = parseAllDocuments(text).map((document) => {
    if (document.errors.length > 0) throw new Error(`${file}: ${document.errors.join()}`)
    return document.toJS()
  })
  const services = documents.flatMap((one) => service.safeParse(one).data ?? [])
  const sets = documents.filter((one) => z.looseObject({ kind: z.literal('StatefulSet') }).safeParse(one).success)
  const workloads = sets.map((one) => set.parse(one))
  const containers = workloads.flatMap(({ spec: { template, serviceName, replicas, ...own } }) => {
    const { app } = template.metadata.labels
    const { volumes, securityContext } = template.spec
    const claims = own.volumeClaimTemplates.map(({ metadata }) => metadata.name)
    const service = services.find(({ metadata, spec }) => metadata.name === serviceName && spec.selector.app === app)
    return template.spec.containers.map((said) => {
      const settings = Object.fromEntries(said.env.map(({ name, value }) => [name, value]))
      const portOf = (name: string) => said.ports.find((port) => port.name === name)?.containerPort ?? 0
      const probes = [said.livenessProbe, said.readinessProbe, said.startupProbe].filter((one) => one !== undefined)
      const secretOf = (mount: string) => volumes.find(({ name }) => name === mount)?.secret?.secretName
      return {
        ...{ name: `${app}: ${said.name}`, app, replicas },
        settings: { ...image.settings, ...settings },
        program: said.command ?? image.program,
        ports: said.ports.map(({ containerPort }) => containerPort),
        secretFiles: said.volumeMounts.flatMap(({ name, mountPath }) =>
          filesOf(text, secretOf(name)).map((key) => `${mountPath}/${key}`),
        ),
        kept: said.volumeMounts.flatMap(({ name, mountPath }) => (claims.includes(name) ? [mountPath] : [])),
        undeclared: [
          ...said.volumeMounts.flatMap(({ name }) =>
            claims.includes(name) || volumes.some((volume) => volume.name === name) ? [] : [name],
          ),
          ...(service ? [] : [serviceName]),
        ],
        probes: probes.flatMap(({ httpGet, exec }) => [
          ...(httpGet
            ? [
                portOf(httpGet.port),
                ...(httpGet.httpHeaders[0].value === `localhost:${portOf(httpGet.port)}` ? [] : [0]),
              ]
            : []),
          ...(exec ? [exec.command] : []),
        ]),
        openings: [
          ...(said.securityContext.readOnlyRootFilesystem ? [] : ['its root can be written']),
          ...(securityContext.runAsNonRoot && securityContext.runAsUser > 0 ? [] : ['it runs as somebody']),
          ...(said.securityContext.capabilities.drop.includes('ALL') ? [] : ['it has capabilities']),
          ...(said.securityContext.allowPrivilegeEscalation ? ['it may gain rights'] : []),
        ],
      }
    })
  })
  const leadsToPort = ({ spec: { selector } }: z.infer<typeof service>, port: { port: number; targetPort: string }) =>
    workloads.some(
      ({ spec: { template } }) =>
        template.metadata.labels.app === selector.app &&
        template.spec.containers.some(({ ports }) =>
          ports.some(({ name, containerPort }) => name === port.targetPort && containerPort === port.port),
        ),
    )
  return {
    containers,
    services: services.flatMap((one) =>
      one.spec.ports.filter((port) => leadsToPort(one, port)).map(({ port }) => `${one.metadata.name}:${port}`),
    ),
    opened: Object.fromEntries(
      documents
        .flatMap((one) => policy.safeParse(one).data ?? [])
        .map(({ spec }) => [
          spec.podSelector.matchLabels.app,
          spec.ingress.flatMap(({ ports }) => ports.map(({ port }) => port)),
        ]),
    ),
  }
}

/** The files of a secret, as the head of the manifest has them made. */
function filesOf(text: string, secret: string | undefined): string[] {
  if (secret === undefined) return []
  const command = new RegExp(`^# +kubectl create secret generic ${secret}((?: --from-file=\\S+)+)$`, 'm').exec(
    text,
  )?.[1]
  return [...(command ?? '').matchAll(/--from-file=(\S+)/g)].map(([, name = '']) => name)
}
