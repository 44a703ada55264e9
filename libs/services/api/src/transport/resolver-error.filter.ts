/**
 * Errors of resolvers go to where they are masked, and are logged there if they are ours. Nest would
 * log each by itself, with its message, which may name a card that nobody may know of.
 */
import { Catch, type ArgumentsHost } from '@nestjs/common';
import { BaseExceptionFilter } from '@nestjs/core';

@Catch(Error)
export class ResolverErrorFilter extends BaseExceptionFilter<Error> {
  override catch(error: Error, host: ArgumentsHost): Error | void {
    return host.getType<string>() === 'graphql' ? error : super.catch(error, host);
  }
}
