import { REST_OPTIONS } from '@payloadcms/next/routes'
import config from '@/src/cms/configuration/payload.config'
import { answerGraphQL } from '@/src/cms/graphql/answer-graphql'

export { answerGraphQL as POST }
export const OPTIONS = REST_OPTIONS(config)
