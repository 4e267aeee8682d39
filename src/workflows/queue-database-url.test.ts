import { expect, test } from 'vitest'
import { queueDatabaseUrl } from './queue-database-url.ts'

test.each([
  ['postgresql://a:b@c:5432/d', '-c idle_in_transaction_session_timeout=60000'],
  ['postgresql://a@c/d?options=-c%20x%3D1', '-c x=1 -c idle_in_transaction_session_timeout=60000'],
  [
    'postgresql://a@c/d?options=-c%20idle_in_transaction_session_timeout%3D5',
    '-c idle_in_transaction_session_timeout=5',
  ],
])('%s', (url, options) => {
  expect(new URL(queueDatabaseUrl(url)).searchParams.get('options')).toBe(options)
})
