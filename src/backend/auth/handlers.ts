import type { Context, Handler } from 'hono'
import type * as z from 'zod'
import type { Answer } from './answer.ts'
import type { AuthOptions, AuthRequest } from './auth-options.ts'
import { withBody } from './read-body.ts'
import { respond } from './respond.ts'
import type { AuthVariables } from './to-request.ts'
import { toRequest } from './to-request.ts'

type AuthContext = Context<AuthVariables>

/** Makes handlers of operations: with a checked body or without, for everybody or for the one whose id is in the path. */
export interface Handlers {
  plain(operation: (options: AuthOptions, request: AuthRequest) => Promise<Answer>): Handler<AuthVariables>
  run<Body>(
    schema: z.ZodType<Body>,
    operation: (options: AuthOptions, request: AuthRequest, body: Body) => Promise<Answer>,
  ): (context: AuthContext) => Promise<Response>
  plainFor(
    operation: (options: AuthOptions, request: AuthRequest, id: string) => Promise<Answer>,
  ): Handler<AuthVariables>
  runFor<Body>(
    schema: z.ZodType<Body>,
    operation: (options: AuthOptions, request: AuthRequest, id: string, body: Body) => Promise<Answer>,
  ): Handler<AuthVariables>
}

export function handlersOf(options: AuthOptions): Handlers {
  const idOf = (context: AuthContext): string => context.req.param('id') ?? ''
  return {
    plain: (operation) => async (context) => respond(context, await operation(options, toRequest(context))),
    run: (schema, operation) => async (context) =>
      respond(
        context,
        await withBody(context, schema, (body) => operation(options, toRequest(context), body)),
      ),
    plainFor: (operation) => async (context) =>
      respond(context, await operation(options, toRequest(context), idOf(context))),
    runFor: (schema, operation) => async (context) =>
      respond(
        context,
        await withBody(context, schema, (body) =>
          operation(options, toRequest(context), idOf(context), body),
        ),
      ),
  }
}
