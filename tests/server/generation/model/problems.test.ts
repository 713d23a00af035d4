import { APICallError } from 'ai'
import { describe, expect, test } from 'vitest'
import { detailOf, isWorthRetrying, modelProblem, retryAfterMs } from '#server/generation/model/problems.ts'
import type { ModelProblem } from '#shared/models.ts'

const answered = (statusCode: number, responseBody: string, message = 'Bad Request'): APICallError =>
  new APICallError({ message, url: 'http://x', requestBodyValues: {}, statusCode, responseBody })
const saying = (message: string, code: string | number = '') => JSON.stringify({ error: { message, code } })

/** Answers as they have been seen: of Ollama, LM Studio, llama.cpp, vLLM, OpenRouter, Groq, DeepSeek, Google, OpenAI and proxies. */
const ANSWERS: [number, string, ModelProblem][] = [
  [401, '', 'badKey'],
  [401, '<html><title>401</title></html>', 'badKey'],
  [402, saying('Insufficient credits. Add more using https://openrouter.ai/credits', 402), 'quota'],
  [402, saying('Insufficient Balance', 'invalid_request_error'), 'quota'],
  [429, saying('You exceeded your current quota, please check your plan', 'insufficient_quota'), 'quota'],
  [
    429,
    saying('You exceeded your current quota, please check your plan. Please retry in 12.3s.', 429),
    'busy',
  ],
  [403, '{"error":{"message":"Forbidden"}}', 'badKey'],
  [403, '<html><title>Attention Required! | Cloudflare</title></html>', 'refused'],
  [403, saying('Country, region, or territory not supported'), 'refused'],
  [403, saying('Your chosen model requires moderation and your input was flagged', 403), 'declined'],
  [403, saying('Project `p` does not have access to model `gpt-5`', 'model_not_found'), 'noSuchModel'],
  [404, '404 page not found', 'wrongAddress'],
  [404, '{"detail":"Not Found"}', 'wrongAddress'],
  [405, '{"detail":"Method Not Allowed"}', 'wrongAddress'],
  [404, '<html><title>404 Not Found</title>The model of a page</html>', 'wrongAddress'],
  [404, '{"type":"error","error":{"type":"not_found_error","message":"model: claude-x"}}', 'noSuchModel'],
  [404, saying('models/gemini-x is not found for API version v1beta', 404), 'noSuchModel'],
  [400, '{"error":"No models loaded. Please load a model in the developer page."}', 'noSuchModel'],
  [404, saying('No endpoints found that support tool use.', 404), 'noTools'],
  [404, saying('No endpoints found that support image input', 404), 'noVision'],
  [
    400,
    '{"object":"error","message":"\\"auto\\" tool choice requires --enable-auto-tool-choice"}',
    'noTools',
  ],
  [500, saying('tools param requires --jinja flag', 500), 'noTools'],
  [400, saying('Function calling is not enabled for models/gemma-3-27b-it', 400), 'noTools'],
  [400, saying('Failed to call a function. Please adjust your prompt.', 'tool_use_failed'), 'noTools'],
  [400, '{"object":"error","message":"Qwen/Qwen3-8B is not a multimodal model None"}', 'noVision'],
  [500, saying('image input is not supported - you may need to provide the mmproj', 500), 'noVision'],
  [400, saying("('messages.1.content' : value must be a string)"), 'noVision'],
  [400, saying('the request exceeds the available context size (4096 tokens)', 400), 'tooLong'],
  [400, '{"error":"the model is loaded with context length of only 4096 tokens"}', 'tooLong'],
  [400, saying('Invalid content type. image_url is only supported by certain models.'), 'noVision'],
  [400, saying('messages.0.content.1.image.source.base64: image exceeds 5 MB maximum: 6 > 5'), 'badImage'],
  [400, saying('image dimensions exceed max allowed size: 8000 pixels'), 'badImage'],
  [400, saying('You uploaded an unsupported image. Please make sure your image is valid.'), 'badImage'],
  [400, saying('Could not process image'), 'badImage'],
  [413, '<html><title>413 Request Entity Too Large</title></html>', 'tooLong'],
  [502, '<html>Bad gateway</html>', 'failing'],
  [503, saying('Loading model', 503), 'failing'],
]

describe('design §7: what a provider’s answer means', () => {
  test.each(ANSWERS)('%i %s', (status, body, problem) => {
    expect(modelProblem(answered(status, body))).toBe(problem)
  })

  test('what will not go away is not asked for again', () => {
    expect(isWorthRetrying(answered(500, saying('tools param requires --jinja flag', 500)))).toBe(false)
    expect(isWorthRetrying(answered(503, saying('Loading model', 503)))).toBe(true)
  })

  test.each([
    ['{"error":"No models loaded"}', 'No models loaded'],
    ['{"object":"error","message":"too long"}', 'too long'],
    ['{"detail":"Not Found"}', 'Not Found'],
    ['<html><head><title>Just a moment</title></head></html>', 'Just a moment'],
    ['oops', 'Bad Request'],
    ['', 'Bad Request'],
  ])('its own words in %s', (body, words) => {
    expect(detailOf(answered(400, body))).toBe(words)
  })

  test('how long it asks to be left alone may stand in its body', () => {
    const body = '{"error":{"details":[{"@type":"RetryInfo","retryDelay": "7.5s"}]}}'
    expect(retryAfterMs(answered(429, body))).toBe(7_500)
    expect(retryAfterMs(answered(429, '{}'))).toBe(null)
  })
})
