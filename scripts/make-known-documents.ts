import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type DocumentNode, Kind } from 'graphql'
import { z } from 'zod'
import { documentKey } from '@/src/cms/graphql/document-key'
import * as operations from '../graphql/generated/operations'

/**
 * Writes the keys of the documents that the product asks its CMS, which strangers may ask too. Keys of earlier builds stay: the site of
 * such a build goes on asking a CMS that is newer.
 */
const file = 'graphql/generated/known-documents.json'
const known = existsSync(file) ? z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))) : []
const documents: DocumentNode[] = Object.values(operations)
const asked = documents.filter(({ definitions }) => definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION))
const keys = [...new Set([...known, ...asked.map(documentKey)])].toSorted()
writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`)
