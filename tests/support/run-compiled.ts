import { compiledPlace } from '@/src/platform/own-program'

// What a process says of itself that runs what was compiled: the programs that our modules start here are those of the product.
Reflect.set(globalThis, compiledPlace, process.env['SONA_COMPILED'])
