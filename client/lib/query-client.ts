import { QueryClient } from '@tanstack/react-query'
import { AppError, ERROR_STATUS } from '#shared/errors.ts'

const RETRIES = 2

export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: retryUpTo(RETRIES),
        retryDelay: attempt => Math.min(4_000, 400 * 2 ** attempt),
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })

/** A refusal is final; only a request that failed on its way is sent again. */
export const retryUpTo =
  (retries: number) =>
  (failures: number, error: Error): boolean => {
    const status = error instanceof AppError ? ERROR_STATUS[error.code] : 0
    return failures < retries && (status === 0 || status >= 500)
  }
