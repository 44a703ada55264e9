import { fileURLToPath } from 'node:url';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { expect, it } from 'vitest';
import { RESOLVERS } from './resolvers.js';

const COMMITTED = fileURLToPath(
  new URL('../../../contracts/graphql/schema.graphql', import.meta.url),
);
const DO_NOT_EDIT =
  '# Made from the resolvers of the api; `npx vitest run libs/services/api -u` renews it.\n\n';

it('The committed schema.graphql is the one that the resolvers make', async () => {
  const builder = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, {
    logger: false,
  });
  const schema = await builder.get(GraphQLSchemaFactory).create(RESOLVERS);
  await builder.close();
  const text = `${DO_NOT_EDIT}${onLinesOfTheirOwn(printSchema(lexicographicSortSchema(schema)))}\n`;
  await expect(text).toMatchFileSnapshot(COMMITTED);
});

/** Descriptions as the formatter of this repository writes them. */
const onLinesOfTheirOwn = (sdl: string): string =>
  sdl.replaceAll(/^( *)"""(.+)"""$/gm, '$1"""\n$1$2\n$1"""');
