import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useOwnAccount } from '#client/actions/use-own-account.ts'
import { useConnectFound, useConnectModel } from '#client/api/models.ts'
import { useSession } from '#client/api/users.ts'
import type { FoundModels } from '#shared/models.ts'

interface Taken {
  found: FoundModels
  model: string
}

/** Connects what was found: for whoever runs the server as any other model, for a newcomer with a guest's account. */
export function useTakeFound(): UseMutationResult<{ id: string }, Error, Taken> {
  const isOperator = useSession().data?.user?.isOperator ?? false
  const account = useOwnAccount()
  const connect = useConnectModel()
  const connectFound = useConnectFound()
  return useMutation({
    mutationFn: async ({ found: { provider, baseUrl }, model }: Taken) => {
      // Where a key of the environment is sent is written down by the server alone.
      if (isOperator) return connect.mutateAsync({ provider, baseUrl, model })
      await account.ensure()
      return connectFound.mutateAsync({ foundAt: baseUrl, model })
    },
  })
}
