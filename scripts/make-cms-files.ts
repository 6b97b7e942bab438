import { generateSchema } from '@payloadcms/graphql/utilities'
import { generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'
import configured from '../src/cms/configuration/payload.config'

/** Writes what Payload makes of the configuration of the CMS: its types, the components of its admin, and its GraphQL schema. */
const config = await configured
await generateTypes(config, { log: false })
await generateImportMap(config, { log: false })
generateSchema(config)
