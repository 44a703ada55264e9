/** A text of the rules, with links to the statements that it cites. */
import { createContext, Fragment, useContext } from 'react';
import { citedParts, type CitedPart } from './cited.js';

/** Whether the page has a statement of that id. */
export const RuleIds = createContext<(id: string) => boolean>(() => false);

export function CitedText({ text }: { readonly text: string }) {
  const isRule = useContext(RuleIds);
  return citedParts(text, isRule).map((part, at) => (
    <Fragment key={at}>
      <Part part={part} />
    </Fragment>
  ));
}

function Part({ part: { is, text } }: { readonly part: CitedPart }) {
  switch (is) {
    case 'rule':
      return <a href={`#${text}`}>{text}</a>;
    case 'strong':
      return <strong>{text}</strong>;
    case 'code':
      return <code>{text}</code>;
    case 'words':
      return text;
  }
}
