import { REST_OPTIONS } from '@payloadcms/next/routes'
import { answerGraphQL } from '@/src/cms/graphql/answer-graphql'
import config from '@/src/cms/configuration/payload.config'

export { answerGraphQL as POST }
export const OPTIONS = REST_OPTIONS(config)
