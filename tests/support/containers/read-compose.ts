import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import type { DeployedContainer } from './deployed-container'

const network = z.object({ ipv4_address: z.ipv4().optional() }).nullable()
const service = z.looseObject({
  read_only: z.boolean().optional(),
  user: z.string().optional(),
  cap_drop: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  entrypoint: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  secrets: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  healthcheck: z.object({ disable: z.literal(true) }).optional(),
  networks: z.union([z.array(z.string()), z.record(z.string(), network)]).optional(),
})
const compose = z.looseObject({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.unknown()).default({}),
  secrets: z.record(z.string(), z.object({ file: z.string() })).default({}),
  networks: z.record(z.string(), z.unknown()).default({}),
})

/** What a line of a Dockerfile runs. */
const listIn = (image: string, line: RegExp) => z.array(z.string()).parse(JSON.parse(line.exec(image)?.[1] ?? ''))

/** What the image says where a file says nothing: its program, how it is asked, and its settings. */
export function readImage() {
  const image = readFileSync('deploy/container/Dockerfile', 'utf8')
  const settings = (/^ENV (.*)$/m.exec(image)?.[1] ?? '').split(' ').map((pair) => pair.split('='))
  return {
    program: listIn(image, /^ENTRYPOINT (.*)$/m),
    healthcheck: listIn(image, /^HEALTHCHECK .*?CMD (.*)$/m),
    settings: Object.fromEntries(settings.map(([name = '', value = '']) => [name, value])),
  }
}

/** Reads the services of a file for compose, with the addresses that they have in its networks. */
export function readCompose(file: string): (DeployedContainer & { addresses: string[] })[] {
  const { services, volumes, secrets, networks } = compose.parse(parse(readFileSync(file, 'utf8'), { merge: true }))
  const image = readImage()
  return Object.entries(services).map(([name, said]) => {
    const mounts = said.volumes.map((volume) => volume.split(':'))
    const named = Array.isArray(said.networks) ? said.networks : Object.keys(said.networks ?? {})
    const given = Array.isArray(said.networks) ? [] : Object.values(said.networks ?? {})
    return {
      name,
      settings: { ...image.settings, ...said.environment },
      program: said.entrypoint ?? image.program,
      ports: said.ports.map((port) => Number(port.split(':').at(-1))),
      secretFiles: said.secrets.map((secret) => `/run/secrets/${secret}`),
      kept: mounts.map(([, place = '']) => place),
      undeclared: [
        ...mounts.flatMap(([from = '']) => (from.startsWith('/') || from in volumes ? [] : [from])),
        ...said.secrets.filter((secret) => !(secret in secrets)),
        ...named.filter((one) => !(one in networks)),
      ],
      probes: said.healthcheck ? [] : [image.healthcheck],
      openings: [
        ...(said.read_only ? [] : ['its root can be written']),
        ...(said.user === '10001:10001' ? [] : ['it runs as somebody']),
        ...(said.cap_drop.includes('ALL') ? [] : ['it has capabilities']),
        ...(said.security_opt.includes('no-new-privileges:true') ? [] : ['it may gain rights']),
      ],
      addresses: given.flatMap((one) => one?.ipv4_address ?? []),
    }
  })
}
