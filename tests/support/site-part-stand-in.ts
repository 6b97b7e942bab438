import { joinSupervisor } from '@/src/server/parts/join-supervisor'

/** A part of a product that is there at once: the one that its process is named after. The front has a port, and the back has none. */

const isFront = process.title === 'front'
const life = joinSupervisor(isFront ? 'front' : 'back', { onStop: async () => undefined })
life.report({ kind: 'listening', port: isFront ? 4711 : null })
if (!isFront) {
  await life.begun
  life.tell({ kind: 'open' })
} else await life.told('open')
life.report({ kind: 'ready', logins: [], sealedPort: null })
