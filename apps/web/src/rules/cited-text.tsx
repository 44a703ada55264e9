/** A text of the rules, with links to the statements that it cites. */
import { createContext, Fragment, useContext } from 'react';
import { Link } from 'react-router';
import { citedParts, type CitedPart } from './cited.js';

/** Where a statement stands, on this page (`#R-FUZ-48`) or on another; undefined for nowhere. */
export const RuleAddress = createContext<(id: string) => string | undefined>(() => undefined);

export function CitedText({ text }: { readonly text: string }) {
  const addressOf = useContext(RuleAddress);
  return citedParts(text, (id) => addressOf(id) !== undefined).map((part, at) => (
    <Fragment key={at}>
      <Part part={part} />
    </Fragment>
  ));
}

function Part({ part: { is, text } }: { readonly part: CitedPart }) {
  switch (is) {
    case 'rule':
      return <RuleLink id={text} />;
    case 'strong':
      return <strong>{text}</strong>;
    case 'code':
      return <code>{text}</code>;
    case 'words':
      return text;
  }
}

function RuleLink({ id }: { readonly id: string }) {
  const address = useContext(RuleAddress)(id) ?? '';
  if (!address.startsWith('#')) {
    return (
      <Link className="rule-id" to={address}>
        {id}
      </Link>
    );
  }
  return (
    <a className="rule-id" href={address}>
      {id}
    </a>
  );
}
