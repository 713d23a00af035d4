/** Where the pages are (specification, section 2). */
export const ROUTES = {
  home: '/',
  editor: '/c/:id',
  settings: '/settings',
  credits: '/credits',
  docs: '/docs/:page?',
  invite: '/invite/:token',
  resetPassword: '/reset-password/:token',
  verifyEmail: '/verify-email/:token',
  logInFailed: '/log-in-failed',
  adminLink: '/admin-link/:token',
  dashboard: '/dashboard',
} as const
