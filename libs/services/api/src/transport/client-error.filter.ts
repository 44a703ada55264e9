/**
 * Errors that were written for clients are answers. Nest would log each with its stack as an error
 * of the server, and whoever likes could fill the log; ours are logged where they are masked.
 */
import { Catch, type ExceptionFilter } from '@nestjs/common';
import { GraphQLError } from 'graphql';

@Catch(GraphQLError)
export class ClientErrorFilter implements ExceptionFilter<GraphQLError> {
  catch(error: GraphQLError): GraphQLError {
    return error;
  }
}
