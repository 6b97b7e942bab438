import {
  ApolloClient,
  ApolloLink,
  InMemoryCache,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client'
import { BaseHttpLink } from '@apollo/client/link/http'
import { GraphQLWsLink } from '@apollo/client/link/subscriptions'
import { type DocumentNode, Kind, OperationTypeNode } from 'graphql'
import { createClient } from 'graphql-ws'
import generatedTypes from '@/graphql/generated/possible-types'
import type { Locale } from '@/src/i18n/locales'
import { type DraftBlock, draftBlockHeader } from '@/src/links/draft-block'
import { hiddenBlocksHeader } from '@/src/links/hidden-blocks-header'
import type { RecordedAnswer } from '@/src/publications/publishing-notes'
import type { Tag } from '@/src/publications/tags'
import { answerKey } from './answer-key'
import { collectTags } from './collect-tags'
import { fillPlaceholders } from './fill-placeholders'

/** Sends a GraphQL request and returns its answer: `fetch` itself, or the CMS of the same process. */
export type ContentFetch = (input: string, init: RequestInit) => Promise<Response>

type ContentClientOptions = {
  locale: Locale
  /** Where the GraphQL API answers. */
  url: string
  fetch: ContentFetch
  /** Sent as a bearer token when there is one. */
  token?: string | undefined
  /** Whether blocks that visitors do not see are read as well; only for people who are logged in. */
  showsHidden?: boolean | undefined
  /** The shared block that is read as it was last saved, or as if it were gone; only for people who are logged in. */
  draftBlock?: DraftBlock | undefined
  /** A subscription service, when the bank runs one. */
  webSocketUrl?: string | undefined
}

/** The one way to read the CMS. */
export type ContentClient = {
  /**
   * @throws when the CMS cannot be reached, or answers with an error: half an answer is never drawn.
   */
  query: <Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    options?: { phone?: string },
  ) => Promise<Data>
  /** Everything that the answers so far depend on. */
  tags: () => Tag[]
  /** The answers so far, from which the same page can be drawn again. */
  answers: () => RecordedAnswer[]
}

/**
 * Makes a reader of the CMS for one page in one language. Its cache lives as long as the reader: two blocks that need the
 * same list ask once, and no page is ever drawn from what an earlier page was told.
 */
export function createContentClient({
  locale,
  url,
  fetch,
  token,
  showsHidden,
  draftBlock,
  webSocketUrl,
}: ContentClientOptions): ContentClient {
  const headers = {
    'X-Languages': locale,
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(showsHidden ? { [hiddenBlocksHeader]: 'shown' } : {}),
    ...(draftBlock === undefined ? {} : { [draftBlockHeader]: draftBlock }),
  }
  // The plain link: the other one adds the library's own name and version to each request.
  const http = new BaseHttpLink({ uri: url, fetch: (input, init) => fetch(String(input), init ?? {}), headers })
  const client = new ApolloClient({
    link: webSocketUrl ? withSubscriptions(http, webSocketUrl) : http,
    cache: new InMemoryCache({
      possibleTypes: generatedTypes.possibleTypes,
      // Rows and blocks repeat their ids across versions and languages: they are parts of their document, not entities.
      dataIdFromObject: () => undefined,
    }),
    ssrForceFetchDelay: 100,
    defaultOptions: { query: { fetchPolicy: 'cache-first' } },
    devtools: { enabled: false },
  })
  const tags = new Set<Tag>()
  const answers = new Map<string, RecordedAnswer>()
  return {
    tags: () => [...tags].sort(),
    answers: () => [...answers.values()],
    query: async (document, variables, { phone } = {}) => {
      const { data } = await client.query({ query: document, variables })
      if (data === undefined) throw new Error('The CMS answered without data')
      const operation = operationNameOf(document)
      for (const tag of collectTags({ operation, variables, data })) tags.add(tag)
      answers.set(answerKey(operation, variables), { operation, variables, data })
      return phone ? fillPlaceholders(data, { phone }) : data
    },
  }
}

function operationNameOf(document: DocumentNode): string {
  return (
    document.definitions.flatMap((part) =>
      part.kind === Kind.OPERATION_DEFINITION ? (part.name?.value ?? []) : [],
    )[0] ?? ''
  )
}

function withSubscriptions(http: ApolloLink, url: string): ApolloLink {
  const socket = new GraphQLWsLink(createClient({ url, retryAttempts: 5, lazy: true }))
  return ApolloLink.split(({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION, socket, http)
}
