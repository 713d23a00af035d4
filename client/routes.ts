/** Where the pages are (specification, section 2). */
export const ROUTES = {
  home: '/',
  editor: '/c/:id',
  trace: '/c/:id/trace/:traceId',
  admin: '/admin',
  settings: '/settings',
  credits: '/credits',
  workspace: '/workspace/settings',
  docs: '/docs/:page?',
  invite: '/invite/:token',
  adminSupport: '/admin/support',
  resetPassword: '/reset-password/:token',
  verifyEmail: '/verify-email/:token',
  logInFailed: '/log-in-failed',
  adminLink: '/admin-link/:token',
  dashboard: '/dashboard',
} as const
