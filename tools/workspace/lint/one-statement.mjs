/**
 * A write is one statement, so that no other one comes between what it looks at and what it changes
 * (ADR 10). What TypeORM offers under these names looks first and writes then.
 */

const TYPEORM = '/node_modules/typeorm/';

/** @type {import('eslint').Rule.RuleModule} */
export const oneStatement = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      two: 'TypeORM reads the row, then writes it. Say `insert`, `upsert`, `update` or `delete`.',
    },
  },
  create(context) {
    const { getTypeAtLocation } = /** @type {any} */ (context.sourceCode.parserServices);
    return {
      'CallExpression > MemberExpression[property.name=/^(save|remove|softRemove|recover)$/]'(
        /** @type {any} */ { object, property },
      ) {
        const declarations = getTypeAtLocation(object).getSymbol()?.declarations ?? [];
        const isTypeorm = declarations.some((/** @type {any} */ declaration) =>
          declaration.getSourceFile().fileName.includes(TYPEORM),
        );
        if (isTypeorm) context.report({ node: property, messageId: 'two' });
      },
    };
  },
};
