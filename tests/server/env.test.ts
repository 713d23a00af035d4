import { describe, expect, test } from 'vitest'
import { parseSettings } from '#server/env.ts'

describe('design §15: settings', () => {
  test('without any setting it runs on this machine with templates', () => {
    expect(parseSettings({})).toMatchObject({
      PORT: 5173,
      HOST: '127.0.0.1',
      BASE_URL: 'http://localhost:5173',
      PREVIEW_DOMAIN: 'localhost:5173',
      MODEL_BEST: undefined,
      PLANS: false,
      STRIPE_SECRET_KEY: undefined,
      STRIPE_PRICE_TEAM: [],
      GUESTS: true,
      ROOM_TRANSPORT: 'y-websocket',
      LIVEBLOCKS_SECRET_KEY: undefined,
      LIVEBLOCKS_BASE_URL: 'https://api.liveblocks.io',
      VISITORS_PER_ADDRESS: 200,
      RELAYS_ABOVE: null,
      CANVAS_LIVE_FRAMES: 12,
      PERSONAL_KEYS: false,
      PERSONAL_KEY_ADDRESSES: [],
      SSO_ADDRESSES: [],
      GITHUB_APP_ID: undefined,
      GITHUB_API_URL: 'https://api.github.com',
      DOH_URL: 'https://cloudflare-dns.com/dns-query',
      SITES_DOMAIN: 'localhost',
      SITES_IP: undefined,
      CLOUDFLARE_API_TOKEN: undefined,
      CLOUDFLARE_API_URL: 'https://api.cloudflare.com/client/v4',
      REFERENCE_HOSTS: [],
      LOG_FORMAT: 'off',
      METRICS_TOKEN: undefined,
      BACKUP_DIR: undefined,
      isLocal: true,
    })
  })

  test('the name that templates had in earlier releases still means them', () => {
    expect(parseSettings({ MODEL_BEST: 'designer' }).MODEL_BEST).toEqual({
      ...{ provider: 'templates', model: 'templates' },
    })
  })

  test('[number 31] experiments are all on unless told, and support may be an address of mail', () => {
    expect(parseSettings({}).EXPERIMENTS).toEqual(['convert', 'integrations', 'agent'])
    expect(parseSettings({ EXPERIMENTS: 'agent' }).EXPERIMENTS).toEqual(['agent'])
    expect(parseSettings({ EXPERIMENTS: 'none' }).EXPERIMENTS).toEqual([])
    expect(parseSettings({ SUPPORT_URL: 'mailto:help@example.org' }).SUPPORT_URL).toBe(
      'mailto:help@example.org',
    )
  })

  test('guests are off by default where it is not local (§9)', () => {
    expect(parseSettings({ HOST: '0.0.0.0' })).toMatchObject({
      ...{ isLocal: false, GUESTS: false, LOG_FORMAT: 'json' },
    })
    expect(parseSettings({ BASE_URL: 'https://design.example.org' })).toMatchObject({
      isLocal: false,
      GUESTS: false,
    })
    expect(parseSettings({ HOST: '0.0.0.0', GUESTS: 'on' }).GUESTS).toBe(true)
  })

  test.each([
    ['PORT', { PORT: 'abc' }],
    ['SITES_DOMAIN', { SITES_DOMAIN: 'sites.example.net:8080' }],
    ['SITES_IP', { SITES_IP: 'sites.example.net' }],
    ['SITES_IP', { SITES_IP: '2001:db8::1' }],
    ['CLOUDFLARE_ZONE_ID', { CLOUDFLARE_ZONE_ID: 'example.net', CLOUDFLARE_API_TOKEN: 'x' }],
    ['CLOUDFLARE_ZONE_ID', { CLOUDFLARE_API_TOKEN: 'x' }],
    ['CLOUDFLARE_API_TOKEN', { CLOUDFLARE_ZONE_ID: '0123456789abcdef0123456789abcdef' }],
    ['PORT', { PORT: '70000' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'short' }],
    ['LOG_FORMAT', { LOG_FORMAT: 'xml' }],
    ['BASE_URL', { BASE_URL: 'localhost' }],
    ['PREVIEW_DOMAIN', { PREVIEW_DOMAIN: 'http://x' }],
    ['AUTH_SECRET', { AUTH_SECRET: 'short' }],
    ['MODEL_BEST', { MODEL_BEST: 'gpt' }],
    ['MODEL_AGENT', { MODEL_AGENT: 'openai-compatible:' }],
    ['MODEL_FIRST_BYTE_S', { MODEL_FIRST_BYTE_S: '-1' }],
    ['PLANS', { PLANS: 'yes' }],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'pk_test_1' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: 'secret' }],
    ['STRIPE_API_URL', { STRIPE_API_URL: 'localhost:12111' }],
    ['SSO_ADDRESSES', { SSO_ADDRESSES: 'login.example.org' }],
    ['DOH_URL', { DOH_URL: 'dns.example.org' }],
    ['REFERENCE_HOSTS', { REFERENCE_HOSTS: 'example.org,127.0.0.1' }],
    ['REFERENCE_HOSTS', { REFERENCE_HOSTS: 'https://example.org' }],
    ['GOOGLE_URL', { GOOGLE_URL: 'google' }],
    ['PERSONAL_KEY_ADDRESSES', { PERSONAL_KEY_ADDRESSES: 'https://a.example.org, openrouter.ai' }],
    ['VISITORS_PER_ADDRESS', { VISITORS_PER_ADDRESS: '0' }],
    ['RELAYS_ABOVE', { RELAYS_ABOVE: '0' }],
    ['RELAYS_ABOVE', { RELAYS_ABOVE: 'many' }],
    ['ROOM_TRANSPORT', { ROOM_TRANSPORT: 'websocket' }],
    ['LIVEBLOCKS_SECRET_KEY', { ROOM_TRANSPORT: 'liveblocks' }],
    ['LIVEBLOCKS_SECRET_KEY', { LIVEBLOCKS_SECRET_KEY: 'pk_dev_1' }],
    ['LIVEBLOCKS_BASE_URL', { LIVEBLOCKS_BASE_URL: 'liveblocks.io' }],
    ['CANVAS_LIVE_FRAMES', { CANVAS_LIVE_FRAMES: 'many' }],
    ['EXPERIMENTS', { EXPERIMENTS: 'convert,teleport' }],
    ['GITHUB_URL', { GITHUB_URL: 'github.example.org' }],
    ['GITHUB_APP_ID', { GITHUB_APP_ID: 'Iv1.abc' }],
    ['GITHUB_APP_PRIVATE_KEY', { GITHUB_APP_PRIVATE_KEY: 'app.pem' }],
    ['GITHUB_APP_SLUG', { GITHUB_APP_SLUG: 'https://github.com/apps/x' }],
    ['GITHUB_APP_PRIVATE_KEY', { GITHUB_APP_ID: '1', GITHUB_APP_SLUG: 'x' }],
    ['GITHUB_APP_ID', { GITHUB_APP_SLUG: 'x', GITHUB_CLIENT_ID: 'a', GITHUB_CLIENT_SECRET: 'b' }],
    ['GITHUB_WEBHOOK_SECRET', { GITHUB_WEBHOOK_SECRET: 'short' }],
    ['MAIL_URL', { MAIL_URL: 'mail.example.org', MAIL_FROM: 'a@example.org' }],
    ['MAIL_URL', { MAIL_URL: 'http://mail.example.org/send', MAIL_FROM: 'a@example.org' }],
    ['MAIL_FROM', { MAIL_FROM: 'a@example.org, b@example.org' }],
    ['MAIL_FROM', { MAIL_URL: 'smtp://mail.example.org' }],
    ['SUPPORT_URL', { SUPPORT_URL: 'javascript:alert(1)' }],
    ['OPENAI_COMPATIBLE_BASE_URL', { MODEL_BEST: 'openai-compatible:llama' }],
    ['OPENAI_API_KEY', { MODEL_BEST: 'openai:gpt-x' }],
    ['ANTHROPIC_API_KEY', { MODEL_AGENT: 'anthropic:claude-x' }],
    ['GOOGLE_GENERATIVE_AI_API_KEY', { MODEL_AGENT: 'google:gemini-x' }],
    ['VAULT_SECRET', { VAULT_SECRET: 'short' }],
    ['LOCAL_MODEL_PORTS', { LOCAL_MODEL_PORTS: '8000,70000' }],
    ['OLLAMA_URL', { OLLAMA_URL: 'localhost:11434' }],
  ])('a bad %s is one sentence that names it', (name, variables) => {
    expect(() => parseSettings(variables)).toThrow(new RegExp(`^${name}\\b[^\\n]*\\.$`))
  })

  test('one provider may serve one mode, another the other', () => {
    const settings = parseSettings({
      MODEL_BEST: 'anthropic:claude-x',
      ANTHROPIC_API_KEY: 'a',
      MODEL_AGENT: 'openai-compatible:qwen3:8b',
      OPENAI_COMPATIBLE_BASE_URL: 'http://localhost:11434/v1',
    })
    expect(settings.MODEL_BEST).toEqual({ provider: 'anthropic', model: 'claude-x' })
    expect(settings.MODEL_AGENT).toEqual({ provider: 'openai-compatible', model: 'qwen3:8b' })
  })

  test('a bad secret is never shown', () => {
    expect(() => parseSettings({ AUTH_SECRET: 'hunter2' })).toThrow(/^(?!.*hunter2)/)
  })
})
