import { buildWhenStale } from '@/src/server/process/build-site'

/** Builds the front end when its sources changed since the last build, as the first start does. */
await buildWhenStale()
